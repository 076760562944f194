import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';
import { noticesFor, unreadNotices } from './notices';

/**
 * Marks one notice, or all published ones, as read. Notices read before keep their time. Returns the number of unread
 * notices.
 */
export function markRead(exchange: Exchange, member: Member, id?: string | null): number {
  const { world, now } = exchange;
  if (id != null && !noticesFor(exchange, member).some((notice) => notice.id === id))
    throw new Refusal('parameterError');
  const unread = unreadNotices(exchange, member).filter((notice) => id == null || notice.id === id);
  const read = Object.fromEntries(unread.map((notice) => [notice.id, now]));
  const { readAt } = world.notices;
  setEntry(readAt, member.account, { ...lookup(readAt, member.account), ...read });
  return unreadNotices(exchange, member).length;
}
