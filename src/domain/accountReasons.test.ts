import { expect, it } from 'vitest';
import { accountReasons, creditReasons } from './accountReasons';
import { restrictions } from './vocabulary';

const heldBy = (ban?: Parameters<typeof accountReasons>[1]) =>
  restrictions.filter((restriction) => accountReasons([restriction], ban).length > 0);

it('holds frozen and disabled accounts alone, unless the action can be banned', () => {
  expect(heldBy()).toEqual(['frozen', 'disabled']);
  expect(heldBy('tradeBanned')).toEqual(['frozen', 'tradeBanned', 'disabled']);
  expect(heldBy('withdrawBanned')).toEqual(['frozen', 'withdrawBanned', 'disabled']);
});

it('gives the weightiest first, each final', () => {
  expect(accountReasons(['frozen', 'tradeBanned', 'disabled'], 'tradeBanned')).toEqual([
    { kind: 'accountDisabled', final: true },
    { kind: 'accountFrozen', final: true },
    { kind: 'tradeBanned', final: true },
  ]);
});

it('takes a credit score from its minimum on', () => {
  expect(creditReasons('loan', 65, 65)).toEqual([]);
  expect(creditReasons('loan', 64, 65)).toMatchObject([{ score: 64, minimum: 65, final: true }]);
});
