import type { RawResponseOf } from '../../../src/api/contract/call';
import type { noticeDetail, noticeList, noticeUnread } from '../../../src/api/contract/notices';
import type { Exchange } from '../exchange';
import type { Localized } from '../localized';
import { pageOf } from '../page';
import { Refusal } from '../refusal';
import { timestamp } from '../timestamp';
import type { Member } from '../world';
import { type Notice, noticesFor, readAt, unreadNotices } from './notices';

type Language = keyof Localized;

/** A page of a member's notices, newest first. */
export function noticePage(
  exchange: Exchange,
  member: Member,
  { language, page }: { language: Language; page: number },
): RawResponseOf<typeof noticeList> {
  return {
    ...pageOf(noticesFor(exchange, member), page, (notice) => noticeView(exchange, member, notice, language)),
    unreadCount: unreadNotices(exchange, member).length,
  };
}

const mostPositions = 20;

/** Unread notices of a member, and those that must be read before trading, oldest first. */
export function unreadView(
  exchange: Exchange,
  member: Member,
  language: Language,
): RawResponseOf<typeof noticeUnread> {
  const unread = unreadNotices(exchange, member);
  const mustRead = unread.filter((notice) => notice.mustRead).toReversed();
  return {
    unreadCount: unread.length,
    mustRead: mustRead.map((notice) => noticeView(exchange, member, notice, language)),
    positions: unread
      .flatMap((notice) => (notice.about ? [{ notice, ...notice.about }] : []))
      .slice(0, mostPositions)
      .map(({ notice, position, stock }) => ({
        ...noticeView(exchange, member, notice, language),
        positionId: position,
        stock: stock[language],
      })),
  };
}

/** One notice, with its text. */
export function noticeWithText(
  exchange: Exchange,
  member: Member,
  { language, id }: { language: Language; id: string },
): RawResponseOf<typeof noticeDetail> {
  const notice = noticesFor(exchange, member).find((other) => other.id === id);
  if (!notice) throw new Refusal('parameterError');
  return { ...noticeView(exchange, member, notice, language), html: notice.html[language] };
}

function noticeView(
  exchange: Exchange,
  member: Member,
  { id, kind, mustRead, orderNumber, title, publishedAt }: Notice,
  language: Language,
) {
  const read = readAt(exchange, member, id);
  return {
    id,
    kind,
    mustRead,
    orderNumber,
    title: title[language],
    publishedAt: timestamp(publishedAt),
    readAt: read === undefined ? null : timestamp(read),
  };
}
