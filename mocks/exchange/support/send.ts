import type { RequestOf } from '../../../src/api/contract/call';
import { supportSend } from '../../../src/api/contract/support';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { runOncePerId } from '../requests/runOncePerId';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import type { SupportRecord } from './records';
import { sendLimit, supportRules } from './rules';

type Message = RequestOf<typeof supportSend>;

/** A member's messages, oldest first. */
export function messagesOf({ world }: Exchange, { account }: Member): SupportRecord[] {
  return lookup(world.support.messages, account) ?? [];
}

/** Sends a message to customer service, once for each request id. */
export function sendMessage(exchange: Exchange, member: Member, request: Message): SupportRecord {
  return runOncePerId(
    exchange.world,
    member,
    { path: supportSend.path, request },
    {
      act: () => send(exchange, member, request),
      find: (id) => messagesOf(exchange, member).find((one) => one.id === id),
    },
  );
}

/** Requires a non-empty message within the length and rate limits. */
function send(exchange: Exchange, member: Member, { message, screen, orderNumber }: Message): SupportRecord {
  const { world, now } = exchange;
  const written = message.trim();
  if (written === '' || [...written].length > supportRules.maxCharacters) throw new Refusal('sendFailed');
  const before = messagesOf(exchange, member);
  const recent = before.filter(({ sentAt }) => sentAt > now - sendLimit.minutes * 60_000);
  if (recent.length >= sendLimit.messages) throw new Refusal('submittedTooFrequently');
  const { id } = newNumbers(exchange, 'M');
  const record = { id, message: written, screen, orderNumber: orderNumber ?? null, sentAt: now };
  setEntry(world.support.messages, member.account, [...before, record]);
  return record;
}
