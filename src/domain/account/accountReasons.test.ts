import { expect, it } from 'vitest';
import { accountReasons, creditReasons } from './accountReasons';
import { restrictions } from './accountVocabulary';

const heldBy = (ban?: Parameters<typeof accountReasons>[1]) =>
  restrictions.filter((restriction) => accountReasons([restriction], ban).length > 0);

it('blocks frozen and disabled accounts, and banned ones if the action can be banned', () => {
  expect(heldBy()).toEqual(['frozen', 'disabled']);
  expect(heldBy('tradeBanned')).toEqual(['frozen', 'tradeBanned', 'disabled']);
  expect(heldBy('withdrawBanned')).toEqual(['frozen', 'withdrawBanned', 'disabled']);
});

it('returns the most important reason first, each final', () => {
  expect(accountReasons(['frozen', 'tradeBanned', 'disabled'], 'tradeBanned')).toEqual([
    { kind: 'accountDisabled', final: true },
    { kind: 'accountFrozen', final: true },
    { kind: 'tradeBanned', final: true },
  ]);
});

it('accepts a credit score at or above the minimum', () => {
  expect(creditReasons('loan', 65, 65)).toEqual([]);
  expect(creditReasons('loan', 64, 65)).toMatchObject([{ score: 64, minimum: 65, final: true }]);
});
