import { exchangeDate, exchangeMidnight, isTradingDay } from '../../../src/domain/tradingSession';

/** A day on which the exchange trades. */
export interface TradingDay {
  /** Count of trading days since the market's first. */
  ordinal: number;
  /** `YYYY-MM-DD` at the exchange. */
  date: string;
  /** Start of the day, epoch ms. */
  midnight: number;
}

export interface TradingCalendar {
  /** The trading day that has begun last; from midnight of a trading day, that day. */
  dayAt: (moment: number) => TradingDay;
  dayOf: (ordinal: number) => TradingDay;
}

/** Before this day the simulated market did not exist. */
const firstDate = '2020-01-06';
const dayLength = 86_400_000;

/** Numbers the trading days, as far as they are asked for. Throws for moments before the market's first day. */
export function createCalendar(holidays: ReadonlySet<string>): TradingCalendar {
  const firstMidnight = exchangeMidnight(firstDate);
  const tradingDays: TradingDay[] = [];
  /** By days since the first: the trading day that had begun last. */
  const begun: TradingDay[] = [];

  const extendBy = (midnight: number) => {
    if (isTradingDay(midnight, holidays)) {
      tradingDays.push({ ordinal: tradingDays.length, date: exchangeDate(midnight), midnight });
    }
    begun.push(existing(tradingDays.at(-1), firstDate));
  };

  return {
    dayAt(moment) {
      const daysSince = Math.floor((moment - firstMidnight) / dayLength);
      while (begun.length <= daysSince) extendBy(firstMidnight + begun.length * dayLength);
      return existing(begun[daysSince], new Date(moment).toISOString());
    },
    dayOf: (ordinal) => existing(tradingDays[ordinal], `trading day ${ordinal}`),
  };
}

function existing(day: TradingDay | undefined, wanted: string): TradingDay {
  if (day === undefined) throw new RangeError(`the simulated market knows no ${wanted}`);
  return day;
}
