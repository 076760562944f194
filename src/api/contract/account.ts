import * as v from 'valibot';
import { restrictions, verificationStatuses } from '../../domain/vocabulary';
import { defineCall } from './call';
import { decimal, integer, moment, text } from './scalars';

/** The member's account (specification 3). All amounts in yen, two decimals at most. */
export const account = defineCall({
  path: '/user/Account',
  request: v.object({}),
  response: v.object({
    account: text,
    registeredAt: moment,
    /** available + frozen + margin in positions + invested + unrealised profit or loss */
    totalAssets: decimal,
    /** Held by pending orders, applications and withdrawals. */
    frozenFunds: decimal,
    availableFunds: decimal,
    /** Margin of the positions that are held. */
    positionMargin: decimal,
    /** Principal of copy trades and lock-up products in progress. */
    investedFunds: decimal,
    /** Unrealised profit or loss of the positions that are held and of what is invested. */
    unrealisedProfit: decimal,
    /** Realised profit or loss so far. */
    profitAmount: decimal,
    /** In US dollars. */
    usdAmount: decimal,
    verification: v.picklist(verificationStatuses),
    creditScore: integer,
    creditLimit: decimal,
    borrowedAmount: decimal,
    /** Restrictions that hold now (specification 6). */
    restrictions: v.array(v.picklist(restrictions)),
  }),
});
