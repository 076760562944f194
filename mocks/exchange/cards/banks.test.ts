import { expect, test } from 'vitest';
import { cardRegions } from '../../../src/domain/cards/cardsVocabulary';
import { bankNames, banksOf, branchNames } from './banks';

test.each(cardRegions)('banks and branches of %s have a name in every language', (region) => {
  const own = ({ JP: 'jp', TW: 'tw', IN: 'en' } as const)[region];
  for (const bank of banksOf(region)) {
    for (const { name, names } of [bank, ...bank.branches]) {
      expect(names[own]).toBe(name);
      expect(names.en).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(names.tw).toMatch(/(銀行|信用金庫|分行|總行營業部)$/);
      expect(names.jp).toMatch(/(銀行|信用金庫|支店|本店営業部)$/);
    }
  }
});

test('names are found by the own name', () => {
  expect(bankNames('あさぎり銀行')?.tw).toBe('朝霧銀行');
  expect(branchNames('TW', '城中分行')?.jp).toBe('城中支店');
  expect(bankNames('none such')).toBeUndefined();
  expect(branchNames('IN', null)).toBeUndefined();
});
