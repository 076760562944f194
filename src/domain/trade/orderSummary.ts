import { add, isPositive, isWhole, subtract } from '../decimal';
import { parseLots } from '../typedNumber';
import { breakEvenPrice } from './breakEvenPrice';
import { type LossFromHere, lossFromHere } from './lossFromHere';
import { type ClosingCost, closingCost, type OpeningCost, openingCost } from './orderCost';
import type { OrderDraft } from './orderDraft';
import { orderPrices } from './orderPrices';
import type { OrderRules } from './orderReasons';
import { type WorstCase, worstCase } from './worstCase';

/** Cost and risk of an order before it is sent, in yen. */
export interface OrderSummary {
  /** Price that the costs are calculated at: `expected` of `orderPrices`. */
  price: string;
  lots: string;
  shares: number;
  opening: OpeningCost;
  /**
   * The worst price that an order at the market or with a stop accepts, at which `liquidationPrice` and `loss` are
   * calculated. Undefined for any other order: there `price` is used.
   */
  worstFill: string | undefined;
  /**
   * The worst price that such an order accepts, and the total at it. Undefined for any other order, and for a short one:
   * its worst price takes less.
   */
  atWorst: { price: string; total: string | undefined } | undefined;
  /** Fees of closing at the same price. */
  closing: ClosingCost;
  /** All fees: of opening, and of closing at the same price. Undefined while one is unknown. */
  costs: string | undefined;
  /** Break-even price after all four fees; undefined while one is unknown. */
  breakEven: string | undefined;
  /** At the worst price that the order accepts. Undefined while the purchase fee is unknown. */
  worst: WorstCase | undefined;
  /** Where it is liquidated if it is filled at its worst price. Undefined without a loan, and while a rate is unknown. */
  liquidationPrice: string | undefined;
  /** What it can lose if it is filled at its worst price. Undefined while a fee is unknown. */
  loss: LossFromHere | undefined;
  /** Undefined while the balance or a fee is unknown. */
  availableAfter: string | undefined;
}

/** Calculates the order as typed (decision 15); undefined as long as price, lots or rules can't be used. */
export function orderSummary(
  draft: OrderDraft,
  known: {
    latestPrice: string | undefined;
    rules: OrderRules | undefined;
    available: string | undefined;
    /** The stock's own tick, see `ownTick`. */
    ownTick?: string | undefined;
    /** Price limits of the day, in yen. */
    limits?: { limitUp: string; limitDown: string } | undefined;
  },
): OrderSummary | undefined {
  const { rules, available } = known;
  const prices = orderPrices(draft, { ...known, tolerance: rules?.priceTolerance });
  const price = prices?.expected;
  const lots = parseLots(draft.lots);
  if (!rules || !price || !lots || !isPositive(price) || !isPositive(lots) || !isWhole(lots))
    return undefined;
  const { side, leverage } = draft;
  const shares = Number(lots) * rules.lotSize;
  const opening = openingCost({ side, price, shares, leverage, rates: rules });
  const { purchaseFee, total } = opening;
  const closing = closingCost({ price, shares, rates: rules });
  const worstFill = prices?.worst;
  const filledWorst =
    worstFill === undefined
      ? opening
      : openingCost({ side, price: worstFill, shares, leverage, rates: rules });
  // A short order takes less at its worst price.
  const dearest = side === 'long' ? filledWorst : opening;
  const loss =
    filledWorst.purchaseFee === undefined
      ? undefined
      : lossFromHere(
          {
            side,
            buyPrice: worstFill ?? price,
            liquidationPrice: filledWorst.liquidationPrice,
            quantity: shares,
            purchaseFee: filledWorst.purchaseFee,
            profitLoss: '0',
          },
          rules,
          known.limits,
        );
  return {
    price,
    lots,
    shares,
    opening,
    worstFill,
    atWorst:
      side === 'long' && worstFill !== undefined ? { price: worstFill, total: dearest.total } : undefined,
    closing,
    costs:
      purchaseFee === undefined || closing.total === undefined ? undefined : add(purchaseFee, closing.total),
    breakEven: breakEvenPrice({ side, buyPrice: price, shares, purchaseFee, rates: rules }),
    worst:
      dearest.purchaseFee === undefined
        ? undefined
        : worstCase({ ...dearest, side, purchaseFee: dearest.purchaseFee, rates: rules }),
    liquidationPrice: filledWorst.liquidationPrice,
    loss,
    availableAfter: total === undefined || available === undefined ? undefined : subtract(available, total),
  };
}
