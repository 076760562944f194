import { add, compare, subtract } from '../decimal';

/** The fields of a fund record that its totals need. Amounts are in the currency. */
interface Movement {
  currency: string;
  amount: string;
  balanceAfter: string;
}

/** What a balance did over a number of fund records. Amounts are in the currency. */
export interface FundTotals<Currency extends string> {
  currency: Currency;
  /** Balance before the first record. */
  opening: string;
  /** Sum of what was added. */
  added: string;
  /** Sum of what was taken, negative or zero. */
  taken: string;
  /** Balance after the last record. */
  closing: string;
}

/** The totals of fund records, by currency, in the order in which the currencies occur. Records come latest first. */
export function fundTotals<One extends Movement>(records: readonly One[]): FundTotals<One['currency']>[] {
  const totals = new Map<One['currency'], FundTotals<One['currency']>>();
  for (const { currency, amount, balanceAfter } of records) {
    const { added, taken, closing } = totals.get(currency) ?? {
      added: '0',
      taken: '0',
      closing: balanceAfter,
    };
    const isTaken = compare(amount, '0') < 0;
    totals.set(currency, {
      currency,
      opening: subtract(balanceAfter, amount),
      added: isTaken ? added : add(added, amount),
      taken: isTaken ? add(taken, amount) : taken,
      closing,
    });
  }
  return [...totals.values()];
}
