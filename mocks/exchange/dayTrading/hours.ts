import {
  exchangeDate,
  exchangeMidnight,
  isTradingDay,
  nextTradingDay,
} from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';
import { dayTradeRules } from './rules';

/** The deadlines of one day, epoch ms. */
export interface DayTradeHours {
  /** `YYYY-MM-DD` */
  day: string;
  reserveFrom: number;
  reserveUntil: number;
  openUntil: number;
  closesAt: number;
}

/** The deadlines of the day that contains a time. */
export function hoursOf(moment: number): DayTradeHours {
  return hoursOn(exchangeDate(moment));
}

/** The deadlines of the next day that can be reserved: today, or the next trading day after the deadline. */
export function nextHours({ market, now }: Exchange): DayTradeHours {
  const today = hoursOf(now);
  const isInTime = isTradingDay(now, market.holidays) && now < today.reserveUntil;
  return isInTime ? today : hoursOn(nextTradingDay(today.day, market.holidays));
}

function hoursOn(day: string): DayTradeHours {
  const midnight = exchangeMidnight(day);
  const { reserveUntil, openUntil, closesAt } = dayTradeRules;
  return {
    day,
    reserveFrom: midnight,
    reserveUntil: midnight + reserveUntil,
    openUntil: midnight + openUntil,
    closesAt: midnight + closesAt,
  };
}
