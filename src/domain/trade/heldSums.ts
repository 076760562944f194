import { add, subtract } from '../decimal';
import { profitLoss } from './orderCost';
import type { Side } from './tradeVocabulary';

/** Sums of positions, in yen. */
export interface PositionTotals {
  /** Original and added margin. */
  margin: string;
  marketValue: string;
  /** Profit or loss by price alone, before fees. */
  gross: string;
  /** Paid at opening. */
  purchaseFees: string;
  /** Fees paid at closing; of open positions, the fees of closing all of them at the last prices. */
  closingFees: string;
  /** Parts of losses that the exchange bears; absent when none. */
  lossBorne?: string | null | undefined;
  /** `gross` less both fees, plus `lossBorne`. */
  profitLoss: string;
}

interface Held {
  side: Side;
  /** In shares. */
  quantity: number;
  buyPrice?: string | null | undefined;
  latestPrice: string;
  originalMargin: string;
  addedMargin: string;
  marketValue: string;
  purchaseFee: string;
  /** After all fees. */
  profitLoss: string;
}

/** Sums of open positions. */
export function heldSums(positions: readonly Held[]): PositionTotals {
  const gross = add(...positions.map(grossOf));
  const purchaseFees = add(...positions.map(({ purchaseFee }) => purchaseFee));
  const net = add(...positions.map((position) => position.profitLoss));
  return {
    margin: add(...positions.flatMap(({ originalMargin, addedMargin }) => [originalMargin, addedMargin])),
    marketValue: add(...positions.map(({ marketValue }) => marketValue)),
    gross,
    purchaseFees,
    closingFees: subtract(subtract(gross, purchaseFees), net),
    profitLoss: net,
  };
}

function grossOf({ side, quantity, buyPrice, latestPrice }: Held): string {
  return profitLoss({ side, buyPrice: buyPrice ?? latestPrice, price: latestPrice, shares: quantity });
}
