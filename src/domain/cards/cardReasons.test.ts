import { describe, expect, it } from 'vitest';
import { cardFields } from './cardFields';
import { type CardForm, cardReasons, normaliseCard } from './cardReasons';
import { cardRegions } from './cardsVocabulary';

const shared = { holder: 'AOKI HARUKA', type: 'savings', bankName: 'Asagiri Bank' } as const;
const empty = { number: '', branchName: '', branchCode: '', ifsc: '', upi: '' };
const cards: Record<CardForm['region'], CardForm> = {
  JP: {
    region: 'JP',
    ...shared,
    ...empty,
    holder: 'アオキ ハルカ',
    number: '1234567',
    branchName: 'Main',
    branchCode: '001',
  },
  TW: { region: 'TW', ...shared, ...empty, number: '123456789012', branchName: '總行', branchCode: '0012' },
  IN: {
    region: 'IN',
    ...shared,
    ...empty,
    number: '123456789',
    ifsc: 'ASGR0001234',
    upi: 'haruka-a@asagiri',
  },
};

describe.each(cardRegions)('a card from %s', (region) => {
  it('is valid in the form that its banks use', () => {
    expect(cardReasons(cards[region])).toEqual({});
  });

  it('requires exactly the fields of the region', () => {
    const form: CardForm = { region, ...empty, holder: ' ', type: '', bankName: '' };
    const reasons = cardReasons(form);
    expect(Object.keys(reasons)).toEqual(cardFields(region));
    expect(new Set(Object.values(reasons))).toEqual(new Set(['required']));
  });
});

describe('a field of the wrong form', () => {
  it.each<[CardForm['region'], Partial<CardForm>]>([
    ['JP', { number: '123456' }],
    ['JP', { number: '123456789' }],
    ['JP', { number: '12345x7' }],
    ['JP', { branchCode: '12' }],
    ['TW', { number: '123456789' }],
    ['TW', { number: '12345678901234567' }],
    ['TW', { branchCode: '001' }],
    ['IN', { number: '12345678' }],
    ['IN', { ifsc: 'ASGR1001234' }],
    ['IN', { ifsc: 'ASG00001234' }],
    ['IN', { upi: 'haruka' }],
    ['JP', { bankName: 'x'.repeat(61) }],
    ['JP', { holder: 'ア'.repeat(61) }],
  ])('of %s is malformed: %j', (region, change) => {
    const [field] = Object.keys(change);
    expect(cardReasons({ ...cards[region], ...change })).toEqual({ [field ?? '']: 'malformed' });
  });
});

it('the holder must be the verified name; spacing and letter case may differ', () => {
  expect(cardReasons(cards.TW, { name: 'Aoki  Haruka' })).toEqual({});
  expect(cardReasons(cards.TW, { name: 'Aoki Haru' })).toEqual({ holder: 'holderDiffers' });
});

it('the holder of an account in Japan is katakana of any width', () => {
  for (const holder of ['アオキ　ハルカ', 'ｱｵｷ ﾊﾙｶ', 'あおき はるか'])
    expect(cardReasons({ ...cards.JP, holder }, { name: 'アオキ ハルカ' })).toEqual({});
  expect(normaliseCard({ ...cards.JP, holder: 'ｱｵｷ ﾊﾙｶ' }).holder).toBe('アオキ ハルカ');
  for (const verified of ['AOKI HARUKA', 'アオキ ハルカ'])
    expect(cardReasons({ ...cards.JP, holder: 'AOKI HARUKA' }, { name: verified })).toEqual({
      holder: 'notKatakana',
    });
});

it('the holder of an account in Japan is compared with the reading of a name in other scripts', () => {
  const typed = { ...cards.JP, holder: 'サトウ ケン' };
  for (const name of ['青木 遥', 'AOKI HARUKA', 'アオキ ハルカ']) {
    const verified = { name, katakanaName: 'アオキ ハルカ' };
    expect(cardReasons(typed, verified)).toEqual({ holder: 'holderDiffers' });
    expect(cardReasons(cards.JP, verified)).toEqual({});
  }
});

it('a name without a spelling in the script of the banks is the holder of no account there', () => {
  expect(cardReasons(cards.JP, { name: '青木 遥' })).toEqual({ holder: 'spellingMissing' });
  expect(cardReasons(cards.IN, { name: '青木 遥' })).toEqual({ holder: 'spellingMissing' });
  expect(cardReasons(cards.TW, { name: 'アオキ ハルカ' })).toEqual({ holder: 'spellingMissing' });
});

it('is stored without spaces and hyphens', () => {
  const typed = { ...cards.IN, number: '１２３４ 5678-9', ifsc: 'asgr 0001234', upi: ' haruka-a@asagiri ' };
  expect(normaliseCard(typed)).toMatchObject({
    number: '123456789',
    ifsc: 'ASGR0001234',
    upi: 'haruka-a@asagiri',
  });
});

it('the holder keeps the variants of its characters', () => {
  const card = normaliseCard({ ...cards.TW, holder: '葛\u{e0100}　\ufa19' });
  expect(card.holder).toBe('葛\u{e0100} \ufa19');
  expect(cardReasons(card, { name: '葛 神' })).toEqual({});
});

it.each<[CardForm['region'], string[]]>([
  ['JP', ['bankName', 'branchName', 'branchCode', 'type', 'number', 'holder']],
  ['TW', ['bankName', 'branchName', 'branchCode', 'type', 'number', 'holder']],
  ['IN', ['bankName', 'ifsc', 'type', 'number', 'holder', 'upi']],
])('the form of %s has the fields in the order of a cash card', (region, fields) => {
  expect(cardFields(region)).toEqual(fields);
});
