import { exchangeDate, exchangeMidnight, isTradingDay } from '../../../src/domain/tradingSession';

/** A day on which the exchange trades. */
export interface TradingDay {
  /** Its number among the trading days: the day before has one less. */
  ordinal: number;
  /** `YYYY-MM-DD` at the exchange. */
  date: string;
  /** Start of the day, epoch ms. */
  midnight: number;
}

export interface TradingCalendar {
  /** The trading day that has begun last; from midnight of a trading day, that day. */
  dayAt: (moment: number) => TradingDay;
  /** The trading day with this number, however far ahead. */
  dayOf: (ordinal: number) => TradingDay;
  /** Number of the market's first day. */
  firstOrdinal: number;
}

/** Before this day the simulated market did not exist. */
const firstDate = '2020-01-06';
/** Prices hang on the numbers of days: this one keeps its number, whatever days before it turn out to be holidays. */
const anchor = { date: '2025-01-06', ordinal: 1302 };
const dayLength = 86_400_000;
const noHolidays: ReadonlySet<string> = new Set();

/**
 * Numbers the trading days, as far as they are asked for. Throws for moments before the market's first day, and for
 * numbers of no day.
 */
export function createCalendar(holidays: ReadonlySet<string>): TradingCalendar {
  const firstMidnight = exchangeMidnight(firstDate);
  const firstOrdinal = anchor.ordinal - tradingDaysBeforeAnchor(firstMidnight, holidays);
  const tradingDays: TradingDay[] = [];
  /** By days since the first: the trading day that had begun last. */
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

/** From Monday to Monday: five days a week without the holidays. */
function tradingDaysBeforeAnchor(firstMidnight: number, holidays: ReadonlySet<string>): number {
  const weekdays = ((exchangeMidnight(anchor.date) - firstMidnight) / dayLength / 7) * 5;
  const closed = [...holidays].filter(
    (date) => date >= firstDate && date < anchor.date && isTradingDay(exchangeMidnight(date), noHolidays),
  );
  return weekdays - closed.length;
}

/** The day that was wanted, by its number or by a moment. */
function existing(day: TradingDay | undefined, wanted: number): TradingDay {
  if (day === undefined) throw new RangeError(`the simulated market knows no trading day ${wanted}`);
  return day;
}
