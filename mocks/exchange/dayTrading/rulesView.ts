import type { RawResponseOf } from '../../../src/api/contract/call';
import type { dayTradeRules as rulesCall } from '../../../src/api/contract/dayTrading';
import type { Exchange } from '../exchange';
import { tradeRules } from '../rules';
import { timestamp } from '../timestamp';
import { nextHours } from './hours';
import { afterDeadline, dayTradeRules } from './rules';

/** The rules of day trading, and the hours of the next day that can be reserved. */
export function rulesView(exchange: Exchange): RawResponseOf<typeof rulesCall> {
  const { day, reserveFrom, reserveUntil, openUntil, closesAt } = nextHours(exchange);
  const { headroomRate, confirmMinutes } = dayTradeRules;
  return {
    ...tradeRules,
    headroomRate,
    confirmMinutes,
    afterDeadline,
    day,
    reservable: reserveFrom <= exchange.now,
    reserveFrom: timestamp(reserveFrom),
    reserveUntil: timestamp(reserveUntil),
    openUntil: timestamp(openUntil),
    closesAt: timestamp(closesAt),
  };
}
