import type { BuybackOffer } from '../../../api/contract/buyback';
import type { TradeRules } from '../../../api/contract/trade';
import { isPositive, isWhole, multiply, subtract } from '../../../domain/decimal';
import { closingCost, profitLoss } from '../../../domain/orderCost';
import { parseTyped } from '../../../domain/typedNumber';

/** What a tender brings if all of it is accepted. Amounts in yen; undefined where a fee is unknown. */
export interface TenderOutcome {
  shares: number;
  turnover: string;
  /** All fees of selling together. */
  fees: string | undefined;
  /** Turnover less the fees. */
  proceeds: string | undefined;
  /** Profit or loss after the fees of selling, before the purchase fee. */
  profit: string | undefined;
}

/** What lots of a position bring at the offer's price; undefined while they are no positive whole number. */
export function tenderOutcome({
  offer,
  position,
  rules,
  lots: typed,
}: {
  offer: Pick<BuybackOffer, 'price'>;
  position: { buyPrice: string };
  rules: TradeRules;
  lots: string;
}): TenderOutcome | undefined {
  const lots = parseTyped(typed);
  if (lots === undefined || !isPositive(lots) || !isWhole(lots)) return undefined;
  const shares = Number(multiply(lots, String(rules.lotSize)));
  const { price } = offer;
  const turnover = multiply(price, String(shares));
  const fees = closingCost({ price, shares, rates: rules }).total;
  const gain = profitLoss({ side: 'long', buyPrice: position.buyPrice, price, shares });
  return {
    ...{ shares, turnover, fees },
    proceeds: fees === undefined ? undefined : subtract(turnover, fees),
    profit: fees === undefined ? undefined : subtract(gain, fees),
  };
}
