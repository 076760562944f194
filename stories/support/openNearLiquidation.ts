import { costOfOpening } from '../../mocks/exchange/trade/costs';
import type { PositionRecord } from '../../mocks/exchange/world';
import { at } from '../../mocks/scenarios/clock';

/** An opening, at a price that the stock had then. */
const opening = { symbol: '1211.E', buyPrice: '1561', leverage: 10, moment: at('2026-09-24', '15:00') };

/**
 * Makes a position one that was opened in September in a stock that has fallen since, but never as far as to the
 * liquidation price: a fifth of the way to it is left.
 */
export function openNearLiquidation(position: PositionRecord | undefined): void {
  if (!position) throw new Error('there is no such position');
  const { moment, ...known } = opening;
  Object.assign(position, known, { orderedAt: moment, buyTime: moment });
  for (const event of position.history) event.at = moment;
  const { margin, purchaseFee } = costOfOpening(position, known.buyPrice);
  Object.assign(position, { originalMargin: margin, purchaseFee });
}
