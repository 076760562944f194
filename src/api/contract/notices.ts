import * as v from 'valibot';
import { noticeKinds } from '../../domain/notices/noticesVocabulary';
import { defineCall, type ResponseOf } from './call';
import { count, headline, html, language, listOf, moment, name, pageNumber, pageOf, text } from './scalars';

/** A notice, to all members or to one member about their own records (specification 1). */
export const notice = v.object({
  id: text,
  kind: v.picklist(noticeKinds),
  /** In the requested language. */
  title: headline,
  publishedAt: moment,
  /** The client shows it before the member's next trade. The server enforces nothing. */
  mustRead: v.boolean(),
  /** When the member read it; absent while it is unread. */
  readAt: v.nullish(moment),
  /** Order number of the record that a personal notice is about; absent when there is none. */
  orderNumber: v.nullish(text),
});
export type Notice = v.InferOutput<typeof notice>;

/** The member's notices, newest first, and how many are unread. */
export const noticeList = defineCall({
  path: '/notice/List',
  request: v.object({ language, page: pageNumber }),
  response: v.object({
    ...pageOf(notice).entries,
    /** Unread notices in total, not only on this page. */
    unreadCount: count,
  }),
});

/** A notice about an order or a position that changed, or needs attention, without an action of the member. */
export const positionNotice = v.object({
  ...notice.entries,
  /** Id of the order or position. */
  positionId: text,
  /** Its stock, in the requested language, as notices name it. */
  stock: name,
});
export type PositionNotice = v.InferOutput<typeof positionNotice>;

/** The number of unread notices, and those that must be read before trading, oldest first. */
export const noticeUnread = defineCall({
  path: '/notice/Unread',
  request: v.object({ language }),
  response: v.object({
    /** How many are unread. */
    unreadCount: count,
    /** Unread notices that must be read. */
    mustRead: listOf(notice),
    /**
     * Unread notices about orders and positions that changed, or need attention, without an action of the member, newest
     * first, at most 20: filled, expired, closed, near a forced closing. The client tells of each once, on any screen.
     * Absent when the server does not say which notices are about them.
     */
    positions: v.nullish(listOf(positionNotice)),
  }),
});

/** One notice with its text. Reading it doesn't mark it as read. Refuses an unknown id (`parameterError`). */
export const noticeDetail = defineCall({
  path: '/notice/Detail',
  request: v.object({ language, id: text }),
  response: v.object({
    ...notice.entries,
    /** HTML, which the client sanitises before it shows it. */
    html,
  }),
});
export type NoticeDetail = ResponseOf<typeof noticeDetail>;

/** Marks one notice as read, or all of them. Refuses an unknown id (`parameterError`). */
export const noticeMarkRead = defineCall({
  path: '/notice/MarkRead',
  request: v.object({
    /** Absent: all notices published so far. */
    id: v.nullish(text),
  }),
  response: v.object({
    /** Number of notices that are still unread. */
    unreadCount: count,
  }),
});
