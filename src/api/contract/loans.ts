import * as v from 'valibot';
import { loanRejections, loanStatuses } from '../../domain/loans/loansVocabulary';
import { defineCall, type ResponseOf } from './call';
import {
  clientRequestId,
  count,
  decimal,
  integer,
  listOf,
  moment,
  pageNumber,
  pageOf,
  text,
  timeOfDay,
} from './scalars';

/**
 * One repayment. It pays interest first, then principal. The money is deducted and the debt falls at once. A
 * customer-service manager confirms it afterwards (specification 6), which changes no amount.
 */
export const loanRepayment = v.object({
  at: moment,
  /** In yen, at most two decimals. */
  amount: decimal,
  /** Part of the amount that paid interest, in yen. */
  interest: decimal,
  /** Part of the amount that paid back principal, in yen. */
  principal: decimal,
  /** When a customer-service manager confirmed it; absent before. */
  confirmedAt: v.nullish(moment),
  /** When that is due at the latest; absent once it is confirmed. */
  confirmationDueAt: v.nullish(moment),
});
export type LoanRepayment = v.InferOutput<typeof loanRepayment>;

/**
 * A credit loan (specification 3 and 4). Interest is simple: for each started day of 24 hours since the payout, the
 * daily rate of the remaining principal, rounded half up to the sen. After the due date interest accrues at the same
 * rate; nothing else is charged.
 */
export const loan = v.object({
  id: text,
  orderNumber: text,
  /** Amount lent, or requested while the loan awaits its audit. Whole yen. */
  amount: decimal,
  /** Term in days of 24 hours, from the moment the money is paid out. */
  days: count,
  /** Interest a day, as a fraction of the principal: `0.0003` is 0.03 %. Fixed when the loan is requested. */
  dailyRate: decimal,
  status: v.picklist(loanStatuses),
  /** When it was requested. */
  time: moment,
  /** When the audit is due at the latest; absent once it is decided. */
  reviewDueAt: v.nullish(moment),
  /** When it was passed and paid out, or rejected; absent before. */
  decidedAt: v.nullish(moment),
  /** Why it was rejected; absent otherwise. */
  rejection: v.nullish(v.picklist(loanRejections)),
  /** Amounts repaid and owed, and the due date. */
  repayment: v.object({
    /** Repaid so far, interest included. In yen, at most two decimals. */
    repaid: decimal,
    /**
     * Amount that repays it in full now, including the interest of the started day. In yen; `0` when nothing is owed.
     */
    outstanding: decimal,
    /** Part of `outstanding` that is principal, in yen. */
    principal: decimal,
    /** Interest of all started days, repaid or not. In yen: `amount + interest = repaid + outstanding`. */
    interest: decimal,
    /**
     * Total repayment if nothing more is repaid before the due date, in yen. After the due date, or once the loan is
     * repaid, the actual total. Before the audit, the total for the whole term. `0` for a rejected loan.
     */
    totalToRepay: decimal,
    /** Due date; absent until the loan is passed. */
    dueAt: v.nullish(moment),
    /** Whether it was not repaid by the due date. That lowers the credit score once; there is no penalty fee. */
    overdue: v.boolean(),
    /** When all was repaid; absent before. */
    repaidAt: v.nullish(moment),
  }),
  /** Oldest first. */
  repayments: listOf(loanRepayment),
});
export type Loan = v.InferOutput<typeof loan>;

/** The terms of borrowing, and how much this member can borrow now. */
export const loanTerms = defineCall({
  path: '/loan/Terms',
  request: v.object({}),
  response: v.object({
    /** From 0 to 100. */
    creditScore: count,
    /** A score below this can't borrow. */
    scoreNeeded: count,
    /** Credit limit by score, ascending: from `score` up, a member may owe `limit`. */
    bands: listOf(
      v.object({
        /** From this score up. */
        score: count,
        /** In yen. */
        limit: decimal,
      }),
    ),
    /** Credit limit at the current score, in yen. */
    creditLimit: decimal,
    /** Principal that is not repaid, or requested and not audited yet, in yen. */
    borrowed: decimal,
    /** `creditLimit − borrowed`, in yen; never below `0`. While a loan is open, another can't be taken. */
    available: decimal,
    /** The loan that awaits its audit or is not repaid; absent when there is none. */
    openLoanId: v.nullish(text),
    /** Minimum amount of a loan, in whole yen. */
    minimum: decimal,
    /** Terms that may be chosen, in days. */
    dayOptions: listOf(count),
    /** Interest a day, as a fraction of the principal: `0.0003` is 0.03 %. */
    dailyRate: decimal,
    /** Loans are audited within this many minutes. */
    reviewMinutes: count,
    /** Points that an overdue loan costs, once. It does not lower the score below the withdrawal threshold. */
    overdueScore: count,
    /** When loans can be requested, `HH:MM` in exchange time, on weekdays that are no holidays. */
    hours: v.object({
      /** `HH:MM`, inclusive. */
      opens: timeOfDay,
      /** `HH:MM`, exclusive. */
      closes: timeOfDay,
    }),
    /** Whether the channel is open now. Repaying is possible at any hour. */
    open: v.boolean(),
    /** When this changes next. */
    changesAt: moment,
  }),
});

export type LoanTerms = ResponseOf<typeof loanTerms>;

/**
 * Requests a loan, which then awaits its audit. A passed loan is paid out to the available balance. Refuses with
 * `parameterError` (not whole yen, no such term), `creditInsufficient` (score), `loanOutstanding` (another is open),
 * `borrowingClosed` (outside the hours, or beyond the limit), `belowMinimum`, `accountFrozen`, `systemBusy`.
 */
export const loanBorrow = defineCall({
  path: '/loan/Borrow',
  request: v.object({
    clientRequestId,
    /** In whole yen. */
    amount: decimal,
    /** One of `dayOptions`. */
    days: integer,
  }),
  response: loan,
  movesMoney: true,
});

/**
 * The answer to a repayment of all, when more is owed than the member saw: the interest of another day was added.
 * Nothing was repaid, and the request is not stored. The member is asked again for the new amount (decision 25).
 */
export const loanAskedAgain = v.object({
  /** Always false: nothing was repaid. */
  executed: v.literal(false),
  /** The loan with its current outstanding amount. */
  loan,
});

/**
 * Repays a loan in full or in part, at any hour. The repayment counts at once, and is confirmed later. A repayment of
 * all leaves nothing owed, or the answer asks again. Refuses with `parameterError` (no amount, or no loan of the
 * member), `repaymentExceedsLoan`, `insufficientBalance`, `accountFrozen`, `systemBusy`.
 */
export const loanRepay = defineCall({
  path: '/loan/Repay',
  request: v.object({
    clientRequestId,
    id: text,
    /** In yen, at most two decimals. */
    amount: decimal,
    /**
     * Set to repay the whole loan. `amount` is then what the member saw as outstanding, and the most that is repaid: if
     * less is owed when the request arrives, that is repaid; if more, nothing, and the answer asks again. Absent or
     * false: `amount` is repaid.
     */
    all: v.nullish(v.boolean()),
  }),
  response: v.union([loan, loanAskedAgain]),
  movesMoney: true,
});

/** The member's loans, newest first. */
export const loanRecords = defineCall({
  path: '/loan/Records',
  request: v.object({ page: pageNumber }),
  response: pageOf(loan),
});

/** One loan of the member. Refuses any other id (`parameterError`). */
export const loanRecord = defineCall({
  path: '/loan/Record',
  request: v.object({ id: text }),
  response: loan,
});
