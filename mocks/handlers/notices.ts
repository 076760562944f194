import { noticeDetail, noticeList, noticeMarkRead, noticeUnread } from '../../src/api/contract/notices';
import { markRead } from '../exchange/notices/markRead';
import { noticePage, noticeWithText, unreadView } from '../exchange/notices/noticeViews';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const noticesHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, noticeList, (request, { exchange, member }) => noticePage(exchange, member, request)),
  handle(store, noticeUnread, ({ language }, { exchange, member }) => unreadView(exchange, member, language)),
  handle(store, noticeDetail, (request, { exchange, member }) => noticeWithText(exchange, member, request)),
  handle(store, noticeMarkRead, ({ id }, { exchange, member }) => ({
    unreadCount: markRead(exchange, member, id),
  })),
];
