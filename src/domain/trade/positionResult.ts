import { profitLoss, type TradeRates } from './orderCost';
import { profitIfClosed } from './profitIfClosed';
import type { PositionStatus, Side } from './tradeVocabulary';

/** A position that was filled. Amounts and prices in yen; what is not known is absent. */
interface FilledPosition {
  status: PositionStatus;
  side: Side;
  buyPrice: string;
  latestPrice: string;
  quantity: number;
  profitLoss: string;
  lossBorne?: string | null | undefined;
  purchaseFee: string;
  sellPrice?: string | null | undefined;
  sellingFee?: string | null | undefined;
  stampDuty?: string | null | undefined;
  liquidationFee?: string | null | undefined;
}

/** The parts of a position's result, realised or at the last price. In yen. */
export interface PositionResult {
  side: Side;
  openedAt: string;
  closedAt: string;
  shares: number;
  /** Profit or loss by price alone, before fees. */
  gross: string;
  purchaseFee: string;
  sellingFee: string | null | undefined;
  stampDuty: string | null | undefined;
  liquidationFee: string | null | undefined;
  /** Part of a loss that the exchange bears; absent when none. */
  lossBorne?: string | null | undefined;
  /** After all four fees, and without `lossBorne`; undefined while one of the fees is unknown. */
  net: string | undefined;
}

/** Calculates the result of a position: of a closed one as it was settled, of an open one as if it were closed now. */
export function positionResult(position: FilledPosition, rates: TradeRates | undefined): PositionResult {
  const { status, side, buyPrice, latestPrice, quantity, purchaseFee, sellPrice } = position;
  const closedAt = status === 'closed' ? (sellPrice ?? latestPrice) : latestPrice;
  const result = {
    side,
    openedAt: buyPrice,
    closedAt,
    shares: quantity,
    purchaseFee,
    gross: profitLoss({ side, buyPrice, price: closedAt, shares: quantity }),
  };
  if (status === 'closed') {
    const { sellingFee, stampDuty, liquidationFee, lossBorne } = position;
    return { ...result, sellingFee, stampDuty, liquidationFee, net: position.profitLoss, lossBorne };
  }
  const { closing, net } = profitIfClosed({ ...position, shares: quantity }, latestPrice, rates);
  const { sellingFee, stampDuty, liquidationFee } = closing;
  return { ...result, sellingFee, stampDuty, liquidationFee, net };
}
