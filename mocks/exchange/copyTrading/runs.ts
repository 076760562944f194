import { compare, divide, multiply, subtract } from '../../../src/domain/decimal';
import { unitAtStart } from './history';

/** The results of every investment that could have run over the whole holding time. Fractions have six decimals at most. */
export interface Runs {
  count: number;
  median: string;
  worst: string;
  /** Fraction of them that ended with a loss. */
  losing: string;
}

/**
 * The results of the runs that have ended: one began on each trading day. After trading fees, which the values have borne, and
 * after the performance fee on a gain.
 *
 * @param values of all closed days, oldest first: 10,000 yen were invested before the first of them
 * @param days trading days of a run
 * @returns null before the first run has ended
 */
export function runsOf(values: readonly string[], days: number, performanceFeeRate: string): Runs | null {
  const kept = subtract('1', performanceFeeRate);
  const starts = [unitAtStart, ...values];
  const results = values
    .slice(days - 1)
    .map((end, index) => {
      const start = starts.at(index) ?? unitAtStart;
      const gross = divide(subtract(end, start), start, 6);
      return compare(gross, '0') > 0 ? divide(multiply(gross, kept), '1', 6, 'down') : gross;
    })
    .toSorted(compare);
  const count = results.length;
  // Of two in the middle, the lower one.
  const [worst, median] = [results[0], results[Math.floor((count - 1) / 2)]];
  if (worst === undefined || median === undefined) return null;
  const losing = results.filter((result) => compare(result, '0') < 0).length;
  return { count, median, worst, losing: divide(String(losing), String(count), 4) };
}
