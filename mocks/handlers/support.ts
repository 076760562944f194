import { supportInfo, supportMessages, supportSend } from '../../src/api/contract/support';
import type { ExchangeStore } from '../exchange/store';
import { sendMessage } from '../exchange/support/send';
import { messagePage, messageView, supportInfoAt } from '../exchange/support/supportViews';
import { handle, type ServedCall } from './handle';

export const supportHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, supportInfo, (_, { exchange }) => supportInfoAt(exchange)),
  handle(store, supportSend, (request, { exchange, member }) =>
    messageView(sendMessage(exchange, member, request)),
  ),
  handle(store, supportMessages, (request, { exchange, member }) => messagePage(exchange, member, request)),
];
