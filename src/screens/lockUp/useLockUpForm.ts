import type { LockUpProduct } from '../../api/contract/lockUp';
import { useBuyLockUp } from '../../api/queries/lockUp';
import { pastResult } from '../../domain/copyTrading/pastResult';
import { projectedIncome } from '../../domain/lockUp/lockUpProjection';
import { lockUpReasons } from '../../domain/lockUp/lockUpReasons';
import { useMoneyForm } from '../useMoneyForm';

/** A purchase as filled in, its projection, and what it may lose. */
export function useLockUpForm(product: LockUpProduct) {
  const { minimumPurchase, dailyIncome, totalIncome } = product;
  const form = useMoneyForm({
    name: 'lockUp',
    initial: { amount: '' },
    submission: useBuyLockUp(),
    rules: (draft, facts) => lockUpReasons({ ...draft, ...facts, product }),
  });
  const amount = form.numberIn('amount');
  const atRisk = amount ?? minimumPurchase;
  const rates = { low: dailyIncome.projectedLow, high: dailyIncome.projectedHigh };
  return {
    ...form,
    amount,
    projected: amount === undefined ? undefined : projectedIncome(amount, product.lockUpDays, rates),
    /** The possible loss of the typed amount, or of the minimum until one is typed. */
    risk: { amount: atRisk, past: { kind: 'term', result: pastResult(atRisk, totalIncome.worst) } } as const,
  };
}
