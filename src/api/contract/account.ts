import * as v from 'valibot';
import { holdKinds, restrictions } from '../../domain/account/accountVocabulary';
import { verificationStatuses } from '../../domain/identity/identityVocabulary';
import { defineCall, type ResponseOf } from './call';
import { earlyPaths } from './earlyPaths';
import { count, decimal, listOf, moment, text } from './scalars';

/** Part of a balance that is held for one kind of records (decision 14). */
export const balanceHold = v.object({
  /** Kind of the records that hold it: pending orders, applications, withdrawals, products. */
  kind: v.picklist(holdKinds),
  /** In yen, at most two decimals. */
  amount: decimal,
  /** Number of records of this kind that hold an amount. */
  count,
});
export type BalanceHold = v.InferOutput<typeof balanceHold>;

/** The member's account (specification 3). All amounts in yen, two decimals at most, unless stated otherwise. */
export const account = defineCall({
  path: earlyPaths.account,
  request: v.object({}),
  response: v.object({
    /** A phone number of ten digits. */
    account: text,
    /** Code with which friends register. */
    inviteCode: text,
    /** When the member registered. */
    registeredAt: moment,
    /**
     * available + frozen + margin in positions + invested + foreign currencies + unrealised profit or loss by price.
     * Closing fees are not deducted; purchase fees have been deducted from the available funds already.
     */
    totalAssets: decimal,
    /** Held by pending orders, applications and withdrawals. */
    frozenFunds: decimal,
    /** The frozen amounts by kind, the largest first; they add up to `frozenFunds`. */
    frozenBy: listOf(balanceHold),
    /** Funds that can be spent or withdrawn. */
    availableFunds: decimal,
    /** Margin of the open positions. */
    positionMargin: decimal,
    /** Principal of copy trades and lock-up products in progress, and new shares that are paid but not listed yet. */
    investedFunds: decimal,
    /** The invested amounts by kind, the largest first; they add up to `investedFunds`. */
    investedIn: listOf(balanceHold),
    /** Foreign currencies at the bank's current rates. */
    foreignFunds: decimal,
    /** Unrealised profit or loss of open positions, by price alone, and of invested funds. */
    unrealisedProfit: decimal,
    /** Fees paid at the opening of the open positions. */
    purchaseFees: decimal,
    /** Fees of closing everything at the last prices, including the performance fees of copy trades. */
    closingFees: decimal,
    /** `unrealisedProfit` less `purchaseFees` and `closingFees`: the result of closing everything now. */
    netUnrealisedProfit: decimal,
    /** Realised profit or loss so far, after fees: of closed positions and of ended products. */
    profitAmount: decimal,
    /** In US dollars. */
    usdAmount: decimal,
    /** State of the real-name check. */
    verification: v.picklist(verificationStatuses),
    /** From 0 to 100. */
    creditScore: count,
    /** Credit limit: what the member may owe on credit loans at the current credit score. */
    creditLimit: decimal,
    /** Unpaid principal of a credit loan. It is part of the assets, and owed. */
    borrowedAmount: decimal,
    /** The overdue loan; absent when there is none. */
    overdueLoan: v.nullish(
      v.object({
        id: text,
        /** Amount that repays it in full now, interest included. */
        outstanding: decimal,
        /** Its due date. */
        dueAt: moment,
      }),
    ),
    /** Restrictions in force now (specification 6). */
    restrictions: listOf(v.picklist(restrictions)),
  }),
});
export type Account = ResponseOf<typeof account>;
