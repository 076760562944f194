import type { BuybackOffer } from '../../../api/contract/buyback';
import type { TradeRules } from '../../../api/contract/trade';
import { isPositive, isWhole, multiply, subtract } from '../../../domain/decimal';
import { profitIfClosed } from '../../../domain/profitIfClosed';
import { proportion } from '../../../domain/proportion';
import { parseTyped } from '../../../domain/typedNumber';

/** The proceeds if the whole tender is accepted. Amounts in yen; undefined where a fee is unknown. */
export interface TenderOutcome {
  shares: number;
  turnover: string;
  /** Sum of all selling fees. */
  fees: string | undefined;
  /** Turnover less the fees. */
  proceeds: string | undefined;
  /** Profit or loss after all four fees. */
  profit: string | undefined;
}

/** Returns the proceeds of lots at the offer's price; undefined unless they are a positive whole number. */
export function tenderOutcome({
  offer,
  position,
  rules,
  lots: typed,
}: {
  offer: Pick<BuybackOffer, 'price'>;
  position: { buyPrice: string; lots: number; purchaseFee: string };
  rules: TradeRules;
  lots: string;
}): TenderOutcome | undefined {
  const lots = parseTyped(typed);
  if (lots === undefined || !isPositive(lots) || !isWhole(lots)) return undefined;
  const shares = Number(multiply(lots, String(rules.lotSize)));
  const { price } = offer;
  const turnover = multiply(price, String(shares));
  const purchaseFee = proportion(position.purchaseFee, shares, position.lots * rules.lotSize).part;
  const { buyPrice } = position;
  const { closing, net } = profitIfClosed({ side: 'long', buyPrice, shares, purchaseFee }, price, rules);
  const fees = closing.total;
  return {
    ...{ shares, turnover, fees },
    proceeds: fees === undefined ? undefined : subtract(turnover, fees),
    profit: net,
  };
}
