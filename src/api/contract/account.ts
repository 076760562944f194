import * as v from 'valibot';
import { holdKinds, restrictions, verificationStatuses } from '../../domain/vocabulary';
import { defineCall } from './call';
import { earlyPaths } from './earlyPaths';
import { count, decimal, listOf, moment, text } from './scalars';

/** Part of a balance that is held for one kind of records (decision 14). */
export const balanceHold = v.object({
  /** What holds it: orders that wait, applications, withdrawals, products. */
  kind: v.picklist(holdKinds),
  /** In yen, at most two decimals. */
  amount: decimal,
  /** Records of this kind that hold something. */
  count,
});
export type BalanceHold = v.InferOutput<typeof balanceHold>;

/** The member's account (specification 3). All amounts in yen, two decimals at most, unless they say otherwise. */
export const account = defineCall({
  path: earlyPaths.account,
  request: v.object({}),
  response: v.object({
    /** A phone number of ten digits. */
    account: text,
    /** Friends register with it. */
    inviteCode: text,
    /** When the member registered. */
    registeredAt: moment,
    /**
     * available + frozen + margin in positions + invested + foreign currencies + unrealised profit or loss of the prices.
     * The fees of closing are still in it; the purchase fees have left the available funds already.
     */
    totalAssets: decimal,
    /** Held by pending orders, applications and withdrawals. */
    frozenFunds: decimal,
    /** What froze it, the largest amount first; the amounts add up to `frozenFunds`. */
    frozenBy: listOf(balanceHold),
    /** What can be spent or withdrawn. */
    availableFunds: decimal,
    /** Margin of the positions that are held. */
    positionMargin: decimal,
    /** Principal of copy trades and lock-up products in progress, and new shares that are paid and not listed yet. */
    investedFunds: decimal,
    /** What it is invested in, the largest amount first; the amounts add up to `investedFunds`. */
    investedIn: listOf(balanceHold),
    /** Foreign currencies at the bank's rates of now. */
    foreignFunds: decimal,
    /** Unrealised profit or loss of the positions that are held, of the prices alone, and of what is invested. */
    unrealisedProfit: decimal,
    /** Paid at the opening of the positions that are held. */
    purchaseFees: decimal,
    /** What closing all of it at the last prices would take, with the performance fees of the copy trades. */
    closingFees: decimal,
    /** `unrealisedProfit` less `purchaseFees` and `closingFees`: what closing all of it now would bring. */
    netUnrealisedProfit: decimal,
    /** Realised profit or loss so far, after fees: of positions that were closed, and of products that ended. */
    profitAmount: decimal,
    /** In US dollars. */
    usdAmount: decimal,
    /** How far the real-name check has come. */
    verification: v.picklist(verificationStatuses),
    /** From 0 to 100. */
    creditScore: count,
    /** What the member may owe on credit loans at the present credit score. */
    creditLimit: decimal,
    /** Principal of a credit loan that is not repaid. It is part of the assets, and owed. */
    borrowedAmount: decimal,
    /** The loan that was not repaid by its due date; absent where there is none. */
    overdueLoan: v.nullish(
      v.object({
        id: text,
        /** What repays it all now, interest included. */
        outstanding: decimal,
        /** When it was to be repaid. */
        dueAt: moment,
      }),
    ),
    /** Restrictions that hold now (specification 6). */
    restrictions: listOf(v.picklist(restrictions)),
  }),
});
