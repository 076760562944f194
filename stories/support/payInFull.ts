import { costOfOpening } from '../../mocks/exchange/trade/costs';
import type { PositionRecord } from '../../mocks/exchange/world';

/** Makes a position a long one whose shares are paid in full: it is never liquidated. */
export function payInFull(position: PositionRecord): void {
  Object.assign(position, { side: 'long', leverage: 1 });
  if (position.buyPrice !== null)
    Object.assign(position, { originalMargin: costOfOpening(position, position.buyPrice).margin });
}
