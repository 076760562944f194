import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import type { SupportRecord } from './records';
import { sendLimit, supportRules } from './rules';

interface Message {
  clientRequestId: string;
  message: string;
  screen: string;
  orderNumber?: string | null | undefined;
}

/** A member's messages, oldest first. */
export function messagesOf({ world }: Exchange, { account }: Member): SupportRecord[] {
  return lookup(world.support.messages, account) ?? [];
}

/**
 * Sends a message to customer service, once per request id. Requires a non-empty message within the length and rate
 * limits.
 */
export function sendMessage(
  exchange: Exchange,
  member: Member,
  { clientRequestId, message, screen, orderNumber }: Message,
): SupportRecord {
  const { world, now } = exchange;
  const written = message.trim();
  if (written === '' || [...written].length > supportRules.maxCharacters) throw new Refusal('sendFailed');
  const before = messagesOf(exchange, member);
  const earlier = before.find((one) => one.clientRequestId === clientRequestId);
  if (earlier) return earlier;
  const recent = before.filter(({ sentAt }) => sentAt > now - sendLimit.minutes * 60_000);
  if (recent.length >= sendLimit.messages) throw new Refusal('submittedTooFrequently');
  const { id } = newNumbers(exchange, 'M');
  const record = {
    id,
    clientRequestId,
    message: written,
    screen,
    orderNumber: orderNumber ?? null,
    sentAt: now,
  };
  setEntry(world.support.messages, member.account, [...before, record]);
  return record;
}
