import { exchangeMidnight } from '../../../src/domain/market/tradingSession';
import type { Market } from '../market/market';
import type { CopyTradeProduct } from './product';
import { endsAt, tradingDayAfter } from './schedule';

/** A product accepts investments on six of every ten trading days, from 08:00 of the first to 15:30 of the last. */
const cycle = 10;
const openDays = 6;
const openingTime = 8 * 3_600_000;

/** A period in which investments are accepted, from the start up to the end (exclusive). Epoch ms. */
export interface RecruitingPeriod {
  from: number;
  until: number;
}

/** The current recruiting period, or the next one. */
export function recruitingPeriod(
  market: Market,
  { recruitingOffset }: CopyTradeProduct,
  now: number,
): RecruitingPeriod {
  const { calendar } = market;
  const today = calendar.dayAt(now).ordinal;
  const first = calendar.dayOf(today - ((today + recruitingOffset) % cycle)).date;
  const period = periodFrom(market, first);
  return now < period.until ? period : periodFrom(market, tradingDayAfter(market, first, cycle));
}

/** Whether a product accepts investments. */
export function isRecruiting(market: Market, product: CopyTradeProduct, now: number): boolean {
  return recruitingPeriod(market, product, now).from <= now;
}

function periodFrom(market: Market, first: string): RecruitingPeriod {
  const last = tradingDayAfter(market, first, openDays - 1);
  return { from: exchangeMidnight(first) + openingTime, until: endsAt(exchangeMidnight(last)) };
}
