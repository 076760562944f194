import { timeWindowAt } from '../../../src/domain/timeWindow';
import type { Exchange } from '../exchange';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import { ipoRules } from './rules';

/** Requires the channel for applications and payments to be open. */
export function requireOpenChannel({ market, now }: Exchange): void {
  if (!timeWindowAt(ipoRules.channel, now, market.holidays).open) throw new Refusal('newShareChannelClosed');
}

/** The channel's hours as sent to members. */
export function channelView({ market, now }: Exchange) {
  const { open, changesAt } = timeWindowAt(ipoRules.channel, now, market.holidays);
  return { ...ipoRules.channel, open, changesAt: timestamp(changesAt) };
}
