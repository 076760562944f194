import { add } from '../../../src/domain/decimal';
import { closingFees, closingMoney, liquidationPrice, openingMoney } from '../arithmetic/trade';
import { tradeRules } from '../rules';
import type { PositionRecord } from '../world';

/** Margin and purchase fee for opening at a price, in yen. */
export function costOfOpening(
  { shares, leverage }: Pick<PositionRecord, 'shares' | 'leverage'>,
  price: string,
): { turnover: string; margin: string; purchaseFee: string; total: string } {
  return openingMoney({ price, shares, leverage }, tradeRules.purchaseFeeRate);
}

/** Fees for closing at a price, in yen. */
export function costOfClosing(
  { shares }: Pick<PositionRecord, 'shares'>,
  price: string,
): { sellingFee: string; stampDuty: string; liquidationFee: string; total: string } {
  return closingFees({ price, shares }, tradeRules);
}

/** What closing a position at a price yields, in yen. */
export function moneyOfClosing(
  position: PositionRecord & { buyPrice: string },
  price: string,
): ReturnType<typeof closingMoney> {
  return closingMoney({ ...position, margin: marginOf(position) }, price, tradeRules);
}

/** Total margin of a position. */
export const marginOf = ({ originalMargin, addedMargin }: PositionRecord): string =>
  add(originalMargin, addedMargin);

/** Liquidation price of a held position; undefined if its price cannot fall that far. */
export function liquidationPriceOf(position: PositionRecord): string | undefined {
  const { side, buyPrice, shares } = position;
  if (buyPrice === null) return undefined;
  const held = { side, buyPrice, shares, margin: marginOf(position) };
  return liquidationPrice(held, tradeRules.maintenanceMarginRate);
}
