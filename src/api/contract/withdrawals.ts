import * as v from 'valibot';
import { cardTypes } from '../../domain/cards/cardsVocabulary';
import { defineCall } from './call';
import {
  clientRequestId,
  count,
  decimal,
  localizedName,
  moment,
  name,
  pageOf,
  secret,
  text,
} from './scalars';
import { maxWithdrawal } from './specifiedLimits';
import { fundHours, transfer, transferPage } from './transfers';

/** The rules of every withdrawal (specification 5 and 9). Amounts in whole yen. */
export const withdrawRules = defineCall({
  path: '/withdraw/Rules',
  request: v.object({}),
  response: v.object({
    /** Hours of withdrawals. */
    hours: fundHours,
    /** Minimum of one withdrawal. */
    minimum: decimal,
    /** Maximum of one withdrawal. */
    maximum: maxWithdrawal,
    /** Fee of a withdrawal: always none (decision 16). */
    fee: decimal,
    /** The member's credit score. */
    creditScore: count,
    /** Minimum credit score for withdrawals (specification 6). */
    minimumCreditScore: count,
    /** How long a review takes, in minutes. */
    reviewMinutes: count,
    /** Time from passing the review until the money is paid, in minutes. */
    payoutMinutes: count,
    /** Whether another withdrawal of the member is pending review: only one is at a time. A deposit doesn't matter. */
    otherOperation: v.boolean(),
  }),
});

/** A withdrawal (specification 3 and 4): passed is approved, success is paid. */
export const withdrawal = v.object({
  ...transfer.entries,
  /** Fee, in yen: always none. */
  fee: decimal,
  /** Destination of the money, as it was when the withdrawal was requested. */
  card: v.object({
    id: text,
    /** Cardholder name. */
    holder: name,
    /** Bank name, as it is written in its country. */
    bankName: name,
    /** The same in every language. Absent when the server has only one name. */
    bankNames: v.nullish(localizedName),
    /** Card type: of the account behind it. */
    type: v.picklist(cardTypes),
    /** Last four digits of the card number. */
    lastFour: text,
  }),
  /** When the member cancelled it, which makes it rejected. Absent for any other. */
  cancelledAt: v.nullish(moment),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

/**
 * The answer to a withdrawal of all, when the balance is not the one that the member saw. Nothing was carried out, and
 * the request is not stored. The member is asked again for the new amount (decision 25).
 */
export const withdrawalAskedAgain = v.object({
  /** Always false: nothing was carried out. */
  executed: v.literal(false),
  /** The available balance in yen. All of it is its whole yen. */
  availableFunds: decimal,
});

/**
 * Requests a withdrawal (specification 5). The amount is frozen until it is paid or the withdrawal is rejected. A
 * withdrawal of all leaves less than one yen, or the answer asks again. Refuses with `withdrawalBanned`, `outsideWithdrawalTime`, `realNameMissing`, `realNameNotPassed`, `cardNotFound`,
 * `passwordEmpty`, `wrongFundPassword` (also when none has been set), `parameterError` (not a whole amount),
 * `withdrawalMinimum` and `withdrawalMaximum` (with the limit in yen), `creditInsufficient`, `insufficientBalance`,
 * `otherFundOperation` (another withdrawal is pending review), `submittedTooFrequently` (also during the waiting
 * time after too many wrong fund passwords, see `/user/Security`) and `accountFrozen`.
 */
export const withdrawSubmit = defineCall({
  path: '/withdraw/Submit',
  request: v.object({
    clientRequestId,
    /** Id of a bank card of the member. */
    cardId: v.string(),
    /** In whole yen. */
    amount: decimal,
    /**
     * Set to withdraw the whole available balance. `amount` is then what the member saw as its whole yen. If it is
     * another when the request arrives, nothing is withdrawn, and the answer asks again. Absent or false: `amount` is
     * withdrawn.
     */
    all: v.nullish(v.boolean()),
    /** Six digits. */
    fundPassword: secret,
  }),
  response: v.union([withdrawal, withdrawalAskedAgain]),
  movesMoney: true,
});

/**
 * Cancels a withdrawal that is pending review; the money is available again at once. Refuses with `orderNotPending`
 * (passed, rejected or paid) and `parameterError` (unknown or another member's).
 */
export const withdrawCancel = defineCall({
  path: '/withdraw/Cancel',
  request: v.object({
    clientRequestId,
    /** Id of a withdrawal. */
    id: v.string(),
  }),
  response: withdrawal,
  movesMoney: true,
});

/** The member's withdrawals, the latest first. */
export const withdrawRecords = defineCall({
  path: '/withdraw/Records',
  request: transferPage,
  response: pageOf(withdrawal),
});

/** One withdrawal of the member. Refuses any other id with `parameterError`. */
export const withdrawRecord = defineCall({
  path: '/withdraw/Record',
  request: v.object({
    /** Id of a withdrawal. */
    id: v.string(),
  }),
  response: withdrawal,
});
