import * as v from 'valibot';
import { restrictions } from '../../domain/vocabulary';
import { defineCall } from './call';
import { decimal, integer, moment, text } from './scalars';

/** The member's account (specification 3). All amounts in yen, two decimals at most. */
export const account = defineCall({
  path: '/user/Account',
  request: v.object({}),
  response: v.object({
    account: text,
    registeredAt: moment,
    /** available + frozen + margin in positions + unrealised profit or loss */
    totalAssets: decimal,
    /** Held by pending orders. */
    frozenFunds: decimal,
    availableFunds: decimal,
    /** Margin of the positions that are held. */
    positionMargin: decimal,
    /** Unrealised profit or loss of the positions that are held. */
    unrealisedProfit: decimal,
    /** Realised profit or loss so far. */
    profitAmount: decimal,
    /** In US dollars. */
    usdAmount: decimal,
    verification: v.picklist(['unverified', 'underReview', 'verified']),
    creditScore: integer,
    creditLimit: decimal,
    borrowedAmount: decimal,
    /** Restrictions that hold now (specification 6). */
    restrictions: v.array(v.picklist(restrictions)),
  }),
});
