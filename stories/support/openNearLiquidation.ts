import { costOfOpening } from '../../mocks/exchange/trade/costs';
import type { PositionRecord } from '../../mocks/exchange/world';

/** Makes a position one that was opened at another price, in yen, with the margin and the fee of that price. */
export function openedAt(position: PositionRecord | undefined, buyPrice: string): void {
  if (!position) throw new Error('there is no such position');
  const { margin, purchaseFee } = costOfOpening(position, buyPrice);
  Object.assign(position, { buyPrice, originalMargin: margin, purchaseFee });
}
