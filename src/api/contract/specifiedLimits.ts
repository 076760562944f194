import * as v from 'valibot';
import { specifiedLimits } from '../../domain/specifiedLimits';
import { logLimitMismatch } from '../logLimitMismatch';
import { count, decimal } from './scalars';

/** What holds: what the server says, unless the specification does not allow it. */
function hold<Value>(limit: string, told: Value, specified: Value, isAllowed: boolean): Value {
  if (isAllowed) return told;
  logLimitMismatch(limit, told, specified);
  return specified;
}

const atMost = (limit: 'withdrawal' | 'referralReward') =>
  v.pipe(
    v.nullish(decimal, specifiedLimits[limit]),
    v.transform((told) => {
      const specified: string = specifiedLimits[limit];
      // As numbers: the library for decimals would come with the first screen, and these are whole yen.
      return hold(limit, told, specified, Number(told) <= Number(specified));
    }),
  );

/** Most that can be withdrawn at once, in yen: 5,000,000 or less. Absent, it is 5,000,000. */
export const mostWithdrawn = atMost('withdrawal');

/** Reward for each friend, in yen: 200 or less. Absent, it is 200. */
export const referralReward = atMost('referralReward');

/** Shares in a lot: always 1,000. Absent, the same. */
export const lotSize = v.pipe(
  v.nullish(count, specifiedLimits.lotSize),
  v.transform((told) =>
    hold<number>('lotSize', told, specifiedLimits.lotSize, told === specifiedLimits.lotSize),
  ),
);

/** Minutes after the purchase before a position may be sold: 15 or more. Absent, 15. */
export const sellLockMinutes = v.pipe(
  v.nullish(count, specifiedLimits.sellLockMinutes),
  v.transform((told) =>
    hold<number>(
      'sellLockMinutes',
      told,
      specifiedLimits.sellLockMinutes,
      told >= specifiedLimits.sellLockMinutes,
    ),
  ),
);
