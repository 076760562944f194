import { publishedAt } from '../content/publishedAt';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import type { Member } from '../world';
import { brokerNotices } from './brokerNotices';
import { buybackNotices } from './buybackNotices';
import { depositNotices } from './depositNotices';
import { identityNotices } from './identityNotices';
import { ipoNotices } from './ipoNotices';
import { ledgerNotices } from './ledgerNotices';
import { loanNotices } from './loanNotices';
import type { NoticeText } from './noticeText';
import type { PersonalNotice } from './personalNotice';
import { positionNotices } from './positionNotices';

/** A notice as shown to one member. Times are epoch ms. */
export interface Notice extends NoticeText, Pick<PersonalNotice, 'about'> {
  id: string;
  kind: 'house' | 'personal';
  publishedAt: number;
  mustRead: boolean;
  orderNumber: string | null;
}

/**
 * All published notices to a member, newest first. Those of the broker are dated before the member's registration and
 * keep their dates when the clock moves.
 */
export function noticesFor(exchange: Exchange, member: Member): Notice[] {
  const fromBroker = brokerNotices.map(
    (text): Notice => ({
      ...text,
      kind: 'house',
      mustRead: text.mustRead ?? false,
      publishedAt: publishedAt(text, member.registeredAt),
      orderNumber: null,
    }),
  );
  const personal = [
    ...[ledgerNotices, depositNotices, positionNotices, loanNotices],
    ...[ipoNotices, buybackNotices, identityNotices],
  ]
    .flatMap((about) => about(exchange, member))
    .map((text): Notice => ({ ...text, kind: 'personal', mustRead: false }));
  return [...fromBroker, ...personal].sort((one, other) => other.publishedAt - one.publishedAt);
}

/** When a member read a notice; undefined while it is unread. */
export function readAt({ world }: Exchange, { account }: Member, id: string): number | undefined {
  const own = lookup(world.notices.readAt, account);
  return own && lookup(own, id);
}

/** Notices that a member has not read. */
export function unreadNotices(exchange: Exchange, member: Member): Notice[] {
  return noticesFor(exchange, member).filter(({ id }) => readAt(exchange, member, id) === undefined);
}
