import type { LockUpProduct } from '../../../api/contract/lockUp';
import { useAccount } from '../../../api/queries/account';
import { useServerNow } from '../../../api/useServerNow';
import { amountReasons } from '../../../domain/amountReasons';
import { projectedIncome } from '../../../domain/lockUpProjection';
import { lockUpReasons } from '../../../domain/lockUpReasons';
import { pastResult } from '../../../domain/pastResult';
import { parseTyped } from '../../../domain/typedNumber';
import { useText } from '../../../i18n/useText';
import { loadedData } from '../../../lib/loadable';
import { useTyped } from '../../../session/useTyped';
import { fieldErrorText } from '../../../widgets/reasonText';

/** A purchase as it is filled in: what is projected of it, what it may lose, and what keeps it from being sent. */
export function useLockUpForm(product: LockUpProduct) {
  const t = useText('lockUp');
  const [typed, setTyped] = useTyped('lockUp', '');
  const account = loadedData(useAccount());
  const { minimumPurchase: minimum, remainingCapacity: maximum, dailyIncome, totalIncome } = product;
  const available = account?.availableFunds;
  const restrictions = account?.restrictions ?? [];
  const reasons = lockUpReasons({ product, restrictions, available, amount: typed });
  const right = amountReasons('amount', typed, { minimum, maximum, decimals: 0 }).length === 0;
  const amount = right ? parseTyped(typed) : undefined;
  const atRisk = amount ?? minimum;
  const rates = { low: dailyIncome.projectedLow, high: dailyIncome.projectedHigh };
  return {
    ...{ typed, setTyped, available, reasons, amount },
    now: useServerNow(),
    known: account !== undefined,
    error: fieldErrorText(t, reasons, 'amount'),
    projected: amount === undefined ? undefined : projectedIncome(amount, product.lockUpDays, rates),
    /** What may be lost of the amount, of the minimum until there is one. */
    risk: { amount: atRisk, past: { kind: 'term', result: pastResult(atRisk, totalIncome.worst) } } as const,
  };
}
