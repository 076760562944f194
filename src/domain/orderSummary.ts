import { breakEvenPrice } from './breakEvenPrice';
import { isPositive, isWhole, subtract } from './decimal';
import { highestFillPrice } from './limitFill';
import { type ClosingCost, closingCost, type OpeningCost, openingCost } from './orderCost';
import type { OrderDraft } from './orderDraft';
import type { OrderRules } from './orderReasons';
import { parseTyped } from './typedNumber';
import { type WorstCase, worstCase } from './worstCase';

/** Cost and risk of an order before it is sent, in yen. */
export interface OrderSummary {
  /** Price that the costs are calculated at: `highestFillPrice`. */
  price: string;
  lots: string;
  shares: number;
  opening: OpeningCost;
  /** Fees of closing at the same price. */
  closing: ClosingCost;
  /** Break-even price after all four fees; undefined while one is unknown. */
  breakEven: string | undefined;
  /** Undefined while the purchase fee is unknown. */
  worst: WorstCase | undefined;
  /** Undefined while the balance or a fee is unknown. */
  availableAfter: string | undefined;
}

/** Calculates the order as typed (decision 15); undefined as long as price, lots or rules can't be used. */
export function orderSummary(
  draft: OrderDraft,
  known: { latestPrice: string | undefined; rules: OrderRules | undefined; available: string | undefined },
): OrderSummary | undefined {
  const { rules, available } = known;
  const price = highestFillPrice(draft, parseTyped(draft.limitPrice), known.latestPrice);
  const lots = parseTyped(draft.lots);
  if (!rules || !price || !lots || !isPositive(price) || !isPositive(lots) || !isWhole(lots))
    return undefined;
  const { side, leverage } = draft;
  const shares = Number(lots) * rules.lotSize;
  const opening = openingCost({ side, price, shares, leverage, rates: rules });
  const { purchaseFee, total, turnover, margin } = opening;
  return {
    price,
    lots,
    shares,
    opening,
    closing: closingCost({ price, shares, rates: rules }),
    breakEven: breakEvenPrice({ side, buyPrice: price, shares, purchaseFee, rates: rules }),
    worst:
      purchaseFee === undefined
        ? undefined
        : worstCase({ side, turnover, margin, purchaseFee, rates: rules }),
    availableAfter: total === undefined || available === undefined ? undefined : subtract(available, total),
  };
}
