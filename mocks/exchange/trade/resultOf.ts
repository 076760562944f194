import { add } from '../../../src/domain/decimal';
import { gainOf } from '../arithmetic/trade';
import type { Exchange } from '../exchange';
import { quoteAt } from '../market/quotes';
import type { PositionRecord } from '../world';
import { moneyOfClosing } from './costs';

/** Breakdown of a profit or loss, in yen: `net` is `gross` minus the fees, plus `lossBorne`. */
export interface Result {
  /** Result of the prices only. */
  gross: string;
  /** Paid at opening. */
  purchaseFees: string;
  /** Paid on closing, or the cost of closing now. */
  closingFees: string;
  /** Part of a loss that the exchange bears. */
  lossBorne: string;
  /** After all four fees, and without `lossBorne`. */
  net: string;
}

const none: Result = { gross: '0', purchaseFees: '0', closingFees: '0', lossBorne: '0', net: '0' };

/**
 * The result of a position: as settled, or as if all held shares were closed at the current market price. An order that
 * was never filled has no result.
 */
export function resultOf(exchange: Exchange, position: PositionRecord): Result {
  const { side, shares, buyPrice, sellPrice, purchaseFee, realisedProfit } = position;
  if (buyPrice === null) return none;
  if (sellPrice === null || realisedProfit === null) {
    const { latestPrice } = quoteAt(exchange.market, position.symbol, exchange.now);
    const { gross, fees, net } = moneyOfClosing({ ...position, buyPrice }, latestPrice);
    return { gross, purchaseFees: purchaseFee, closingFees: fees.total, lossBorne: '0', net };
  }
  const { sellingFee, stampDuty, liquidationFee, lossBorne } = position;
  return {
    gross: gainOf({ side, buyPrice, price: sellPrice, shares }),
    purchaseFees: purchaseFee,
    closingFees: add(sellingFee ?? '0', stampDuty ?? '0', liquidationFee ?? '0'),
    lossBorne: lossBorne ?? '0',
    net: realisedProfit,
  };
}

/** The sum of several results. */
export function sumOfResults(results: readonly Result[]): Result {
  const sumOf = (part: keyof Result) => add(...results.map((result) => result[part]));
  return {
    gross: sumOf('gross'),
    purchaseFees: sumOf('purchaseFees'),
    closingFees: sumOf('closingFees'),
    lossBorne: sumOf('lossBorne'),
    net: sumOf('net'),
  };
}
