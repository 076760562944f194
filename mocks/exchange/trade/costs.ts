import { add } from '../../../src/domain/decimal';
import { liquidationPrice } from '../../../src/domain/trade/liquidationPrice';
import { closingCost, openingCost } from '../../../src/domain/trade/orderCost';
import { tradeRules } from '../rules';
import type { PositionRecord } from '../world';

/** Margin and purchase fee for opening at a price, in yen. */
export function costOfOpening(
  order: Pick<PositionRecord, 'side' | 'shares' | 'leverage'>,
  price: string,
): { margin: string; purchaseFee: string; total: string } {
  const { margin, purchaseFee } = openingCost({ ...order, price, rates: tradeRules });
  return { margin, purchaseFee: requireKnown(purchaseFee), total: add(margin, requireKnown(purchaseFee)) };
}

/** Fees for closing at a price, in yen. */
export function costOfClosing(
  { shares }: Pick<PositionRecord, 'shares'>,
  price: string,
): { sellingFee: string; stampDuty: string; liquidationFee: string; total: string } {
  const { sellingFee, stampDuty, liquidationFee, total } = closingCost({ price, shares, rates: tradeRules });
  return {
    sellingFee: requireKnown(sellingFee),
    stampDuty: requireKnown(stampDuty),
    liquidationFee: requireKnown(liquidationFee),
    total: requireKnown(total),
  };
}

/** Total margin of a position. */
export const marginOf = ({ originalMargin, addedMargin }: PositionRecord): string =>
  add(originalMargin, addedMargin);

/** Liquidation price of a held position; undefined if its price cannot fall that far. */
export function liquidationPriceOf(position: PositionRecord): string | undefined {
  const { side, buyPrice, shares } = position;
  if (buyPrice === null) return undefined;
  const { maintenanceMarginRate } = tradeRules;
  return liquidationPrice({ side, buyPrice, shares, margin: marginOf(position), maintenanceMarginRate });
}

/** Returns a defined amount. The domain allows unknown rates for clients, but the exchange knows all rates. */
export function requireKnown(amount: string | undefined): string {
  if (amount === undefined) throw new Error('a rate is missing in the trade rules');
  return amount;
}
