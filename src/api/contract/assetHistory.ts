import * as v from 'valibot';
import { assetRanges } from '../../domain/account/accountVocabulary';
import { defineCall, type ResponseOf } from './call';
import { decimal, listOf, moment } from './scalars';

/**
 * A member's assets over time, for a curve. Amounts in yen, two decimals at most. A range begins at a close: of the trading
 * day before (`day`), or of one that is 5, 21 or 245 trading days ago. `all` begins with the registration.
 */
export const assetHistory = defineCall({
  path: '/user/AssetHistory',
  request: v.object({ range: v.picklist(assetRanges) }),
  response: v.object({
    /** The oldest first; the last one is now. At each, `totalAssets` is what `/user/Account` said then. */
    points: listOf(
      v.object({
        at: moment,
        /** As the account has them. */
        totalAssets: decimal,
        /** The part that was borrowed. */
        borrowed: decimal,
      }),
    ),
    /** Deposits and paid withdrawals since the first point, the oldest first. */
    movements: listOf(
      v.object({
        at: moment,
        /** Negative for a withdrawal. */
        amount: decimal,
      }),
    ),
  }),
});
export type AssetHistory = ResponseOf<typeof assetHistory>;
