import type { RawResponseOf } from '../../../src/api/contract/call';
import type { closedDays } from '../../../src/api/contract/common';
import { exchangeDate } from '../../../src/domain/market/tradingSession';
import type { Exchange } from '../exchange';

const year = 365 * 86_400_000;

/** Weekdays of the next year on which the exchange is closed. */
export function closedDaysFrom({ market, now }: Exchange): RawResponseOf<typeof closedDays> {
  const from = exchangeDate(now);
  const until = exchangeDate(now + year);
  return { from, until, holidays: [...market.holidays].filter((day) => day >= from && day <= until).sort() };
}
