import { sellableFrom } from '../../../src/domain/sellLock';
import { tradeRules } from '../rules';
import type { PositionRecord } from '../world';

/** From when a position may be sold (specification 9), epoch ms; null while there is nothing to sell. */
export function sellableAtOf({ buyTime }: PositionRecord): number | null {
  return buyTime === null ? null : sellableFrom(buyTime, tradeRules.sellLockMinutes);
}
