import { compare, divide, subtract } from '../../../src/domain/decimal';
import { maximumDrawdown } from '../arithmetic/investments';
import { BoundedCache } from '../market/boundedCache';
import type { Market } from '../market/market';
import { cachePerProduct } from './cachePerProduct';
import { type FundDay, historyOf, unitAtStart } from './history';
import type { CopyTradeProduct } from './product';
import { type Runs, runsOf } from './runs';

/** A mentor's results so far, including losses. Fractions have six decimals at most. */
export interface TrackRecord {
  netAssetValue: string;
  profit: string;
  maximumDrawdown: string;
  worstMonth: { month: string; profit: string } | null;
  /** Fraction of trades with a loss. */
  losingTrades: string;
  trades: number;
  runs: Runs | null;
}

const records = cachePerProduct(() => new BoundedCache<number, TrackRecord>(2));

/** The track record of a product at a time. Computed once a day. */
export function trackRecordOf(market: Market, product: CopyTradeProduct, now: number): TrackRecord {
  const days = historyOf(market, product, now);
  return records(market, product).get(days.length, () => calculate(days, product));
}

function calculate(
  days: readonly FundDay[],
  { holdingTime, performanceFeeRate }: CopyTradeProduct,
): TrackRecord {
  const values = days.map((day) => day.netAssetValue);
  const netAssetValue = days.at(-1)?.netAssetValue ?? unitAtStart;
  const trades = days.filter(({ traded }) => traded);
  const losses = trades.filter(({ profit }) => compare(profit, '0') < 0);
  return {
    netAssetValue,
    profit: changeOf(unitAtStart, netAssetValue),
    maximumDrawdown: maximumDrawdown(values),
    worstMonth: worstMonthOf(days),
    losingTrades: trades.length === 0 ? '0' : divide(String(losses.length), String(trades.length), 4),
    trades: trades.length,
    runs: runsOf(values, holdingTime, performanceFeeRate),
  };
}

function worstMonthOf(days: readonly FundDay[]): TrackRecord['worstMonth'] {
  const monthEnds = new Map(days.map(({ date, netAssetValue }) => [date.slice(0, 7), netAssetValue]));
  let before = unitAtStart;
  let worst: TrackRecord['worstMonth'] = null;
  for (const [month, netAssetValue] of monthEnds) {
    const profit = changeOf(before, netAssetValue);
    if (worst === null || compare(profit, worst.profit) < 0) worst = { month, profit };
    before = netAssetValue;
  }
  return worst;
}

const changeOf = (from: string, to: string): string => divide(subtract(to, from), from, 6);
