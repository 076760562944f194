import { useState } from 'react';
import type { OrderAction } from '../domain/trade/limitFill';
import { priceMove } from '../domain/trade/priceMove';

interface MarketPrice {
  action: OrderAction;
  /** On the screen, in yen; undefined while nothing would be traded. */
  latestPrice: string | undefined;
  /** Whether the order depends on the market price. Else no move is reported. */
  atMarket: boolean;
  /** From the rules of the server: a fraction, such as `"0.005"`. */
  tolerance: string | null | undefined;
}

/** The market price at which an order was reviewed, and how the price on the screen has moved since. */
export function useReviewedPrice({ action, latestPrice, atMarket, tolerance }: MarketPrice) {
  const [reviewed, reviewAt] = useState<string>();
  return {
    reviewed,
    /** A move that is too far must be accepted before the order is sent. */
    move: atMarket ? priceMove(reviewed, latestPrice, { action, tolerance }) : undefined,
    /** Takes the price on the screen as reviewed: when the confirmation opens, and when a move is accepted. */
    review: () => reviewAt(latestPrice),
    /** Takes another price as reviewed: the one sent, if the server asks again; none, if the order changes. Stable. */
    reviewAt,
  };
}
