import * as v from 'valibot';
import { loanRejections, loanStatuses } from '../../domain/vocabulary';
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
 * One repayment. It pays interest first, then principal. The money is taken and the debt falls at once. A
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
 * A credit loan (specification 3 and 4). Interest is simple: for each day of 24 hours that has begun since the money
 * was paid out, the daily rate of the principal that is left, rounded half up to the sen. After the due date it goes
 * on at the same rate; nothing else is charged.
 */
export const loan = v.object({
  id: text,
  orderNumber: text,
  /** Lent, or asked for while the loan awaits its audit. Whole yen. */
  amount: decimal,
  /** Term in days of 24 hours, from the moment the money is paid out. */
  days: count,
  /** Interest a day, as a fraction of the principal: `0.0003` is 0.03 %. Fixed when the loan is asked for. */
  dailyRate: decimal,
  status: v.picklist(loanStatuses),
  /** When it was asked for. */
  time: moment,
  /** When the audit is due at the latest; absent once it is decided. */
  reviewDueAt: v.nullish(moment),
  /** When it was passed and paid out, or rejected; absent before. */
  decidedAt: v.nullish(moment),
  /** Why it was rejected; absent otherwise. */
  rejection: v.nullish(v.picklist(loanRejections)),
  /** What was repaid, what is owed, and until when. */
  repayment: v.object({
    /** Repaid so far, interest included. In yen, at most two decimals. */
    repaid: decimal,
    /** What repays it all now, the interest of the day that has begun included. In yen; `0` when nothing is owed. */
    outstanding: decimal,
    /** Part of `outstanding` that is principal, in yen. */
    principal: decimal,
    /** Interest of all days that have begun, repaid or not. In yen: `amount + interest = repaid + outstanding`. */
    interest: decimal,
    /**
     * All that is repaid in the end if nothing more is repaid before the due date, in yen; after it, or once the loan
     * is repaid, what it has come to. Before the audit, of the whole term. `0` for a rejected loan.
     */
    totalToRepay: decimal,
    /** Repay by then; absent until the loan is passed. */
    dueAt: v.nullish(moment),
    /** Not repaid by the due date. It costs credit score, once, and no penalty. */
    overdue: v.boolean(),
    /** When all was repaid; absent before. */
    repaidAt: v.nullish(moment),
  }),
  /** Oldest first. */
  repayments: listOf(loanRepayment),
});
export type Loan = v.InferOutput<typeof loan>;

/** What holds for borrowing, and what this member can borrow now. */
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
    /** What the member may owe at the present score, in yen. */
    creditLimit: decimal,
    /** Principal that is not repaid, or asked for and not audited, in yen. */
    borrowed: decimal,
    /** `creditLimit − borrowed`, in yen; never below `0`. While a loan is open no other can be taken. */
    available: decimal,
    /** The loan that awaits its audit or is not repaid; absent when there is none. */
    openLoanId: v.nullish(text),
    /** Least amount of a loan, in whole yen. */
    minimum: decimal,
    /** Terms that may be chosen, in days. */
    dayOptions: listOf(count),
    /** Interest a day, as a fraction of the principal: `0.0003` is 0.03 %. */
    dailyRate: decimal,
    /** Loans are audited within so many minutes. */
    reviewMinutes: count,
    /** Points that an overdue loan costs, once. The score doesn't fall below the withdrawal threshold by it. */
    overdueScore: count,
    /** When loans are taken, `HH:MM` in exchange time, on weekdays that are no holidays. */
    hours: v.object({
      /** `HH:MM`, inclusive. */
      opens: timeOfDay,
      /** `HH:MM`, exclusive. */
      closes: timeOfDay,
    }),
    /** Whether the channel is open now. Repaying is possible at any hour. */
    open: v.boolean(),
    /** When that changes next. */
    changesAt: moment,
  }),
});

export type LoanTerms = ResponseOf<typeof loanTerms>;

/**
 * Asks for a loan, which then awaits its audit; passed, it is paid out into the available balance. Refuses with
 * `parameterError` (no whole yen, no such term), `creditInsufficient` (score), `loanOutstanding` (another is open),
 * `borrowingClosed` (outside the hours, or beyond the limit), `belowMinimum`, `accountFrozen`, `systemBusy`.
 */
export const loanBorrow = defineCall({
  path: '/loan/Borrow',
  request: v.object({
    clientRequestId,
    /** In whole yen. */
    amount: v.string(),
    /** One of `dayOptions`. */
    days: integer,
  }),
  response: loan,
  movesMoney: true,
});

/**
 * Repays a loan, whole or in part, at any hour. It counts at once, and awaits its confirmation. Refuses with `parameterError` (no amount, or no loan of the member's),
 * `repaymentExceedsLoan`, `insufficientBalance`, `accountFrozen`, `systemBusy`.
 */
export const loanRepay = defineCall({
  path: '/loan/Repay',
  request: v.object({
    clientRequestId,
    id: text,
    /** In yen, at most two decimals. */
    amount: v.string(),
  }),
  response: loan,
  movesMoney: true,
});

/** The member's loans, newest first. */
export const loanRecords = defineCall({
  path: '/loan/Records',
  request: v.object({ page: pageNumber }),
  response: pageOf(loan),
});

/** One loan of the member's. Refuses any other (`parameterError`). */
export const loanRecord = defineCall({
  path: '/loan/Record',
  request: v.object({ id: text }),
  response: loan,
});
