import * as v from 'valibot';
import { specifiedLimits } from '../../domain/specifiedLimits';
import { logLimitMismatch } from '../logLimitMismatch';
import { count, decimal } from './scalars';

/** The limit to apply: the server's, unless the specification does not allow it. */
function appliedLimit<Value>(limit: string, received: Value, specified: Value, isAllowed: boolean): Value {
  if (isAllowed) return received;
  logLimitMismatch(limit, received, specified);
  return specified;
}

const atMost = (limit: 'withdrawal' | 'referralReward') =>
  v.pipe(
    v.nullish(decimal, specifiedLimits[limit]),
    v.transform((received) => {
      const specified: string = specifiedLimits[limit];
      // Compared as numbers, so that the first screen does not load the decimal library: these are whole yen.
      return appliedLimit(limit, received, specified, Number(received) <= Number(specified));
    }),
  );

/** Maximum of one withdrawal, in yen: 5,000,000 or less. Absent: 5,000,000. */
export const maxWithdrawal = atMost('withdrawal');

/** Reward for each friend, in yen: 200 or less. Absent: 200. */
export const referralReward = atMost('referralReward');

/** Shares in a lot: always 1,000. Absent: 1,000. */
export const lotSize = v.pipe(
  v.nullish(count, specifiedLimits.lotSize),
  v.transform((received) =>
    appliedLimit<number>('lotSize', received, specifiedLimits.lotSize, received === specifiedLimits.lotSize),
  ),
);

/** Minutes after the purchase before a position may be sold: 15 or more. Absent: 15. */
export const sellLockMinutes = v.pipe(
  v.nullish(count, specifiedLimits.sellLockMinutes),
  v.transform((received) =>
    appliedLimit<number>(
      'sellLockMinutes',
      received,
      specifiedLimits.sellLockMinutes,
      received >= specifiedLimits.sellLockMinutes,
    ),
  ),
);
