import { add, compare, subtract } from '../decimal';
import { roundToTick } from './ticks';
import { closeOf, exchangeDate, isTradingDay } from './tradingSession';

/**
 * Daily price limits (制限値幅) of the Tokyo Stock Exchange: the maximum price change of a day, by previous close in yen.
 * Use `priceLimits`; the table itself is for integer arithmetic, as in the simulated market.
 */
export const limitTable = [
  { below: '100', range: '30' },
  { below: '200', range: '50' },
  { below: '500', range: '80' },
  { below: '700', range: '100' },
  { below: '1000', range: '150' },
  { below: '1500', range: '300' },
  { below: '2000', range: '400' },
  { below: '3000', range: '500' },
  { below: '5000', range: '700' },
  { below: '7000', range: '1000' },
  { below: '10000', range: '1500' },
  { below: '15000', range: '3000' },
  { below: '20000', range: '4000' },
  { below: '30000', range: '5000' },
  { below: '50000', range: '7000' },
  { below: '70000', range: '10000' },
  { below: '100000', range: '15000' },
  { below: '150000', range: '30000' },
  { below: '200000', range: '40000' },
  { below: '300000', range: '50000' },
  { below: '500000', range: '70000' },
  { below: '700000', range: '100000' },
  { below: '1000000', range: '150000' },
  { below: '1500000', range: '300000' },
  { below: '2000000', range: '400000' },
  { below: '3000000', range: '500000' },
  { below: '5000000', range: '700000' },
  { below: '7000000', range: '1000000' },
  { below: '10000000', range: '1500000' },
  { below: '15000000', range: '3000000' },
  { below: '20000000', range: '4000000' },
  { below: '30000000', range: '5000000' },
  { below: '50000000', range: '7000000' },
] as const;
const widestRange = '10000000';

/** Highest and lowest price of a day, in yen. */
export interface PriceLimits {
  limitUp: string;
  limitDown: string;
}

/**
 * Upper and lower price limit of a day from the previous close (specification 5, "price limits"). Both are on tick and
 * never beyond the range; the lower is at least one yen.
 */
export function priceLimits(previousClose: string): PriceLimits {
  const range = limitTable.find(({ below }) => compare(previousClose, below) < 0)?.range ?? widestRange;
  return {
    limitUp: roundToTick(add(previousClose, range), 'down'),
    limitDown: roundToTick(subtract(previousClose, range), 'up'),
  };
}

/**
 * The price limits of an order of now. After the last session of a day they are those of the next one, which follow from
 * the last price.
 *
 * @param now epoch ms, by the exchange's clock
 * @param closedDays days without a session besides weekends
 */
export function limitsOfNextSession(
  { latestPrice, limitUp, limitDown }: PriceLimits & { latestPrice: string },
  now: number,
  closedDays: ReadonlySet<string>,
): PriceLimits {
  const hasSession = isTradingDay(now, closedDays) && now < closeOf(exchangeDate(now));
  return hasSession ? { limitUp, limitDown } : priceLimits(latestPrice);
}
