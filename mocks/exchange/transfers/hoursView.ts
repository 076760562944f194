import type { RawResponseOf } from '../../../src/api/contract/call';
import type { withdrawRules } from '../../../src/api/contract/withdrawals';
import { type TimeWindow, timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';

/** Hours as sent to a member: whether they are open now, and when that changes. */
export function hoursView(
  { market, now }: Exchange,
  hours: TimeWindow,
): RawResponseOf<typeof withdrawRules>['hours'] {
  const { open, changesAt } = timeWindowAt(hours, now, market.holidays);
  return { ...hours, open, changesAt: timestamp(changesAt) };
}
