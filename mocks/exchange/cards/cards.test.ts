import { describe, expect, test } from 'vitest';
import { cardRegions } from '../../../src/domain/cards/cardsVocabulary';
import { submitNameSpelling } from '../identity/nameSpelling';
import { addSampleCard, sampleCards, samplePerson, verifyImmediately } from '../identity/seed';
import { testExchange } from '../testExchange';
import { passWithdrawal } from '../transfers/seed';
import { addCard, cardsOf, removeCard } from './cards';
import { cardRulesView, cardView } from './cardView';

function verified() {
  const setup = testExchange();
  verifyImmediately(setup.open('11:00'), setup.member);
  return setup;
}

describe('bank cards', () => {
  test.each(cardRegions)('of %s show only the last four digits of a number', (region) => {
    const { open, member } = verified();
    const view = cardView(addSampleCard(open('11:00'), member, region));
    const { number, upi } = sampleCards[region];
    expect(view.lastFour).toBe(number.slice(-4));
    expect(view.number).toBe('*'.repeat(number.length - 4) + number.slice(-4));
    expect(JSON.stringify(view)).not.toContain(number);
    if (upi !== '') expect(view.upi).toBe('ha***@mmbk');
  });

  test('are listed latest first, and disappear when removed', () => {
    const { open, member } = verified();
    const [first, second] = [
      addSampleCard(open('11:00'), member),
      addSampleCard(open('11:01'), member, 'IN'),
    ];
    const exchange = open('11:02');
    expect(cardsOf(exchange, member)).toEqual([second, first]);
    removeCard(exchange, member, second.id);
    expect(cardsOf(exchange, member)).toEqual([first]);
    expect(addSampleCard(exchange, member, 'IN').number).toBe(second.number);
  });

  test('are added in the verified reading of the name only', () => {
    const setup = testExchange();
    verifyImmediately(setup.open('11:00'), setup.member, { ...samplePerson, name: '青木 遥' });
    const add = (holder: string) => () =>
      addCard(setup.open('11:00'), setup.member, { ...sampleCards.JP, holder });
    expect(add('サトウ ケン')).toThrow('cardCheckFailed');
    expect(add('ｱｵｷ ﾊﾙｶ')().holder).toBe('アオキ ハルカ');
  });

  test('can be added once a reading that was submitted later has passed', () => {
    const { open, member } = testExchange();
    verifyImmediately(open('11:00'), member, { ...samplePerson, name: '青木 遥', katakanaName: '' });
    submitNameSpelling(open('11:00'), member, { script: 'katakana', spelling: 'ｱｵｷ ﾊﾙｶ' });
    expect(() => addSampleCard(open('11:01'), member)).toThrow('realNameNotPassed');
    expect(addSampleCard(open('11:02'), member).holder).toBe('アオキ ハルカ');
  });

  test('of different branches may have the same number', () => {
    const { open, member } = verified();
    addSampleCard(open('11:00'), member);
    addCard(open('11:01'), member, { ...sampleCards.JP, branchName: '駅前支店', branchCode: '102' });
    expect(cardsOf(open('11:01'), member)).toHaveLength(2);
  });

  test('must be held by the name that was verified in katakana', () => {
    const { open, member } = testExchange();
    verifyImmediately(open('11:00'), member, { ...samplePerson, name: 'ヤマダ タロウ' });
    const addFor = (holder: string) => addCard(open('11:00'), member, { ...sampleCards.JP, holder });
    expect(() => addFor('ヤマダ ジロウ')).toThrow('cardCheckFailed');
    expect(addFor('ﾔﾏﾀﾞ ﾀﾛｳ').holder).toBe('ヤマダ タロウ');
  });

  test('cannot be removed while a withdrawal to them is pending', () => {
    const { open, member } = verified();
    const { card } = passWithdrawalTo(open('11:00'), member);
    expect(() => removeCard(open('11:09'), member, card.id)).toThrow('otherFundOperation');
    removeCard(open('11:10'), member, card.id);
    expect(cardsOf(open('11:10'), member)).toEqual([]);
  });

  test('have rules that contain the verified name', () => {
    const { open, member } = testExchange();
    expect(cardRulesView(open('11:00'), member).holder).toBeNull();
    verifyImmediately(open('11:00'), member);
    submitNameSpelling(open('11:00'), member, { script: 'latin', spelling: 'Aoki Haruka' });
    expect(cardRulesView(open('11:00'), member)).toMatchObject({
      holder: 'AOKI HARUKA',
      katakanaName: 'アオキ ハルカ',
      latinName: null,
      spellingsUnderReview: ['latin'],
    });
    expect(cardRulesView(open('11:02'), member)).toMatchObject({
      latinName: 'Aoki Haruka',
      spellingsUnderReview: [],
    });
  });
});

function passWithdrawalTo(...[exchange, member]: Parameters<typeof addSampleCard>) {
  addSampleCard(exchange, member);
  return passWithdrawal(exchange, member);
}
