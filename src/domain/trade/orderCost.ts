import { add, divide, multiply, negate, round, subtract } from '../decimal';
import { liquidationPrice } from './liquidationPrice';
import type { Side } from './tradeVocabulary';

/** Rates as fractions of the turnover (`"0.001"` is 0.1 %). A rate that the server has not sent is null or undefined. */
export interface TradeRates {
  purchaseFeeRate?: string | null;
  sellingFeeRate?: string | null;
  stampDutyRate?: string | null;
  liquidationFeeRate?: string | null;
  maintenanceMarginRate?: string | null;
}

/** What opening takes from the balance, in yen. Amounts that need an unknown rate are undefined. */
export interface OpeningCost {
  turnover: string;
  margin: string;
  purchaseFee: string | undefined;
  /** Margin and purchase fee. */
  total: string | undefined;
  liquidationPrice: string | undefined;
}

/** What closing takes from the proceeds, in yen. Amounts that need an unknown rate are undefined. */
export interface ClosingCost {
  sellingFee: string | undefined;
  stampDuty: string | undefined;
  /** 決済手数料: charged on every close, not only on a forced one. */
  liquidationFee: string | undefined;
  total: string | undefined;
}

interface OpeningOrder {
  side: Side;
  price: string;
  shares: number;
  /** At least 1. */
  leverage: number;
  rates: TradeRates;
}

/** Cost of opening a position. The margin is rounded up and the fee half up, both to the sen (two decimals). */
export function openingCost({ side, price, shares, leverage, rates }: OpeningOrder): OpeningCost {
  const turnover = multiply(price, String(shares));
  const margin = divide(turnover, String(leverage), 2, 'up');
  const purchaseFee = fee(turnover, rates.purchaseFeeRate);
  const { maintenanceMarginRate } = rates;
  return {
    turnover,
    margin,
    purchaseFee,
    total: purchaseFee === undefined ? undefined : add(margin, purchaseFee),
    liquidationPrice: liquidationPrice({ side, buyPrice: price, shares, margin, maintenanceMarginRate }),
  };
}

/** Cost of closing a position at a price. Each fee is rounded separately, half up to the sen. */
export function closingCost({ price, shares, rates }: Omit<OpeningOrder, 'side' | 'leverage'>): ClosingCost {
  const turnover = multiply(price, String(shares));
  const sellingFee = fee(turnover, rates.sellingFeeRate);
  const stampDuty = fee(turnover, rates.stampDutyRate);
  const liquidationFee = fee(turnover, rates.liquidationFeeRate);
  const known = sellingFee !== undefined && stampDuty !== undefined && liquidationFee !== undefined;
  return {
    sellingFee,
    stampDuty,
    liquidationFee,
    total: known ? add(sellingFee, stampDuty, liquidationFee) : undefined,
  };
}

/** Profit (or, negative, loss) of a position at a price, in yen, before fees. */
export function profitLoss(position: {
  side: Side;
  buyPrice: string;
  price: string;
  shares: number;
}): string {
  const { side, buyPrice, price, shares } = position;
  const gain = multiply(subtract(price, buyPrice), String(shares));
  return side === 'long' ? gain : negate(gain);
}

/** Realised profit or loss of a closed position, in yen, after all four fees. */
export function netResult(closed: {
  side: Side;
  buyPrice: string;
  sellPrice: string;
  shares: number;
  purchaseFee: string;
  sellingFee: string;
  stampDuty: string;
  liquidationFee: string;
}): string {
  const gross = profitLoss({ ...closed, price: closed.sellPrice });
  const fees = add(closed.purchaseFee, closed.sellingFee, closed.stampDuty, closed.liquidationFee);
  return subtract(gross, fees);
}

function fee(turnover: string, rate: string | null | undefined): string | undefined {
  return rate == null ? undefined : round(multiply(turnover, rate), 2, 'halfUp');
}
