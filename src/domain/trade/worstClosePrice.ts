import { max, min } from '../decimal';
import { parseTyped } from '../typedNumber';
import type { ConditionsDraft, ConditionsMarket } from './conditionsDraft';
import { worstPrice } from './priceTolerance';

/**
 * The worst price at which a closing as typed is carried out, in yen: for one at the market by its tolerance (decision 52),
 * with a limit at that limit, and for a stop, which the price can jump past, at the limit of the day. Undefined while it is
 * unknown.
 */
export function worstClosePrice(
  draft: ConditionsDraft,
  { marketSide, latestPrice, limits, ownTick }: ConditionsMarket,
  tolerance: string | null | undefined,
): string | undefined {
  const limit = parseTyped(draft.limitPrice);
  const stopLimit = parseTyped(draft.stopLimitPrice);
  const dayLimit = marketSide === 'sell' ? limits?.limitDown : limits?.limitUp;
  switch (draft.kind) {
    case 'market':
      return latestPrice === undefined
        ? undefined
        : worstPrice(latestPrice, { action: marketSide, tolerance }, ownTick);
    case 'limit':
      return limit;
    case 'stopLimit':
      return stopLimit;
    case 'oco':
      if (!draft.limitsStop) return dayLimit;
      if (limit === undefined || stopLimit === undefined) return undefined;
      return marketSide === 'sell' ? min(limit, stopLimit) : max(limit, stopLimit);
    case 'stop':
    case 'trailing':
      return dayLimit;
  }
}
