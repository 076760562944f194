import type { TradeRules } from '../../api/contract/trade';
import { isPositive, isWhole, multiply } from '../../domain/decimal';
import { type CloseSummary, type ClosingPosition, closeSummary } from '../../domain/trade/closeSummary';
import { parseLots } from '../../domain/typedNumber';

/** Returns what the sale of lots at the offer's price brings; undefined unless they are whole lots that are held. */
export function tenderOutcome({
  price,
  position,
  rules,
  lots: typed,
}: {
  /** The offer's price, in yen. */
  price: string;
  position: ClosingPosition;
  rules: TradeRules;
  /** As typed. */
  lots: string;
}): CloseSummary | undefined {
  const lots = parseLots(typed);
  if (lots === undefined || !isPositive(lots) || !isWhole(lots)) return undefined;
  const shares = Number(multiply(lots, String(rules.lotSize)));
  return closeSummary(position, {
    priceType: 'market',
    limitPrice: '',
    latestPrice: price,
    shares,
    rates: rules,
  });
}
