import type { LockUpProduct } from '../../api/contract/lockUp';
import { useBuyLockUp } from '../../api/queries/lockUp';
import { pastResult } from '../../domain/copyTrading/pastResult';
import { projectedIncome } from '../../domain/lockUp/lockUpProjection';
import { lockUpReasons } from '../../domain/lockUp/lockUpReasons';
import { useMoneyForm } from '../useMoneyForm';

/** A purchase as filled in, its projection, and what it may lose. */
export function useLockUpForm(product: LockUpProduct) {
  const { dailyIncome, totalIncome } = product;
  const form = useMoneyForm({
    name: 'lockUp',
    initial: { amount: '' },
    submission: useBuyLockUp(),
    rules: (draft, facts) => lockUpReasons({ ...draft, ...facts, product }),
  });
  const amount = form.numberIn('amount');
  const rates = { low: dailyIncome.projectedLow, high: dailyIncome.projectedHigh };
  return {
    ...form,
    amount,
    projected: amount === undefined ? undefined : projectedIncome(amount, product.lockUpDays, rates),
    /** The possible loss of the typed amount. */
    risk:
      amount === undefined
        ? undefined
        : ({ amount, past: { kind: 'term', result: pastResult(amount, totalIncome.worst) } } as const),
  };
}
