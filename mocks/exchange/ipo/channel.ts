import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import { ipoRules } from './rules';

/** Applications and payments are taken within the channel's hours. */
export function requireOpenChannel({ market, now }: Exchange): void {
  if (!timeWindowAt(ipoRules.channel, now, market.holidays).open) throw new Refusal('newShareChannelClosed');
}

/** The channel as members see it. */
export function channelView({ market, now }: Exchange) {
  const { open, changesAt } = timeWindowAt(ipoRules.channel, now, market.holidays);
  return { ...ipoRules.channel, open, changesAt: timestamp(changesAt) };
}
