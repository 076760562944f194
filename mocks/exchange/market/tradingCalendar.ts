import { exchangeDate, exchangeMidnight, isTradingDay } from '../../../src/domain/market/tradingSession';

/** A day on which the exchange trades. */
export interface TradingDay {
  /** Number of the trading day; consecutive trading days have consecutive numbers. */
  ordinal: number;
  /** `YYYY-MM-DD` at the exchange. */
  date: string;
  /** Start of the day, epoch ms. */
  midnight: number;
}

export interface TradingCalendar {
  /** The latest trading day that has begun, from its midnight. */
  dayAt: (moment: number) => TradingDay;
  /** The trading day with this number, any time ahead. */
  dayOf: (ordinal: number) => TradingDay;
  /** Number of the market's first day. */
  firstOrdinal: number;
}

/** First day of the simulated market. */
const firstDate = '2020-01-06';
/** Prices depend on the numbers of days. This day keeps its number even if the holidays before it change. */
const anchor = { date: '2025-01-06', ordinal: 1302 };
const dayLength = 86_400_000;
const noHolidays: ReadonlySet<string> = new Set();

/**
 * Numbers the trading days, as far as needed.
 *
 * @throws for times before the market's first day, and for numbers of no day
 */
export function createCalendar(holidays: ReadonlySet<string>): TradingCalendar {
  const firstMidnight = exchangeMidnight(firstDate);
  const firstOrdinal = anchor.ordinal - tradingDaysBeforeAnchor(firstMidnight, holidays);
  const tradingDays: TradingDay[] = [];
  /** Latest trading day that had begun, by days since the first. */
  const begun: TradingDay[] = [];

  const extend = () => {
    const midnight = firstMidnight + begun.length * dayLength;
    if (isTradingDay(midnight, holidays)) {
      const ordinal = firstOrdinal + tradingDays.length;
      tradingDays.push({ ordinal, date: exchangeDate(midnight), midnight });
    }
    begun.push(existing(tradingDays.at(-1), midnight));
  };

  return {
    firstOrdinal,
    dayAt(moment) {
      const daysSince = Math.floor((moment - firstMidnight) / dayLength);
      while (begun.length <= daysSince) extend();
      return existing(begun[daysSince], moment);
    },
    dayOf(ordinal) {
      const index = ordinal - firstOrdinal;
      if (Number.isSafeInteger(index)) while (tradingDays.length <= index) extend();
      return existing(tradingDays[index], ordinal);
    },
  };
}

/** Counts five days a week from Monday to Monday, less the holidays. */
function tradingDaysBeforeAnchor(firstMidnight: number, holidays: ReadonlySet<string>): number {
  const weekdays = ((exchangeMidnight(anchor.date) - firstMidnight) / dayLength / 7) * 5;
  const closed = [...holidays].filter(
    (date) => date >= firstDate && date < anchor.date && isTradingDay(exchangeMidnight(date), noHolidays),
  );
  return weekdays - closed.length;
}

/** Returns the requested day, or throws if it does not exist. */
function existing(day: TradingDay | undefined, wanted: number): TradingDay {
  if (day === undefined) throw new RangeError(`the simulated market knows no trading day ${wanted}`);
  return day;
}
