import { compare, isPositive, isWhole, round } from './decimal';
import { type MovingReason, movingReasons } from './movingReasons';
import { type WindowState, windowNow } from './timeWindow';
import { parseTyped } from './typedNumber';
import type { Restriction } from './vocabulary';

/** What a loan is asked for with, and all that it is judged by. Amounts in yen, times in epoch ms. */
export interface BorrowForm {
  now: number;
  restrictions: readonly Restriction[];
  terms: BorrowTerms;
  /** As typed. */
  amount: string;
}

interface BorrowTerms extends WindowState {
  creditScore: number;
  scoreNeeded: number;
  creditLimit: string;
  minimum: string;
  openLoanId?: string | null | undefined;
}

/** Why a loan can't be asked for, with what its sentence needs. Amounts in yen. */
export type BorrowReason =
  | MovingReason
  | { kind: 'scoreTooLow'; score: number; needed: number }
  | { kind: 'loanOpen' }
  | { kind: 'loansClosed'; opensAt: number | undefined }
  | { kind: 'amountMissing' }
  | { kind: 'amountInvalid' }
  | { kind: 'amountNotWhole' }
  | { kind: 'belowMinimum'; minimum: string }
  | { kind: 'aboveLimit'; limit: string };

/**
 * Everything that keeps a loan from being asked for (specification 8, decision 13), the weightiest first: the account,
 * the credit score, a loan that is open, the hours, the amount. Empty when it may be; the server's verdict still wins.
 */
export function borrowReasons({ now, restrictions, terms, amount }: BorrowForm): BorrowReason[] {
  const { creditScore, scoreNeeded, openLoanId } = terms;
  const hours = windowNow(terms, now);
  return [
    ...movingReasons(restrictions),
    ...(creditScore < scoreNeeded
      ? [{ kind: 'scoreTooLow', score: creditScore, needed: scoreNeeded } as const]
      : []),
    ...(openLoanId == null ? [] : [{ kind: 'loanOpen' } as const]),
    ...(hours.open ? [] : [{ kind: 'loansClosed', opensAt: hours.opensAt } as const]),
    ...borrowedAmountReasons(amount, terms),
  ];
}

function borrowedAmountReasons(typed: string, { minimum, creditLimit }: BorrowTerms): BorrowReason[] {
  const { amount, reasons } = typedAmount(typed);
  if (amount === undefined) return reasons;
  if (!isWhole(amount)) return [{ kind: 'amountNotWhole' }];
  if (compare(amount, minimum) < 0) return [{ kind: 'belowMinimum', minimum }];
  return compare(amount, creditLimit) > 0 ? [{ kind: 'aboveLimit', limit: creditLimit }] : [];
}

/** What a repayment is judged by. Amounts in yen. */
export interface RepayForm {
  restrictions: readonly Restriction[];
  /** What repays it all now, interest included. */
  outstanding: string;
  /** What the member has available; unknown while it loads. */
  available: string | undefined;
  /** As typed. */
  amount: string;
}

/** Why a loan can't be repaid with an amount, with what its sentence needs. Amounts in yen. */
export type RepayReason =
  | MovingReason
  | { kind: 'amountMissing' }
  | { kind: 'amountInvalid' }
  | { kind: 'smallerThanSen' }
  | { kind: 'exceedsLoan'; outstanding: string }
  | { kind: 'insufficientBalance'; available: string };

/**
 * Everything that keeps a repayment from being sent, the weightiest first: never more than the loan, never more than
 * there is. At any hour. Empty when it may be sent; the server's verdict still wins.
 */
export function repayReasons({ restrictions, outstanding, available, amount }: RepayForm): RepayReason[] {
  return [...movingReasons(restrictions), ...repaidAmountReasons(amount, outstanding, available)];
}

function repaidAmountReasons(
  typed: string,
  outstanding: string,
  available: string | undefined,
): RepayReason[] {
  const { amount, reasons } = typedAmount(typed);
  if (amount === undefined) return reasons;
  if (compare(round(amount, 2, 'down'), amount) !== 0) return [{ kind: 'smallerThanSen' }];
  if (compare(amount, outstanding) > 0) return [{ kind: 'exceedsLoan', outstanding }];
  if (available !== undefined && compare(amount, available) > 0)
    return [{ kind: 'insufficientBalance', available }];
  return [];
}

type TypedAmount =
  | { amount: string; reasons: [] }
  | { amount: undefined; reasons: [{ kind: 'amountMissing' | 'amountInvalid' }] };

function typedAmount(typed: string): TypedAmount {
  if (typed.trim() === '') return { amount: undefined, reasons: [{ kind: 'amountMissing' }] };
  const amount = parseTyped(typed);
  if (amount === undefined || !isPositive(amount))
    return { amount: undefined, reasons: [{ kind: 'amountInvalid' }] };
  return { amount, reasons: [] };
}
