import { document, newsArticle, newsList } from '../../src/api/contract/content';
import { brokerDocument } from '../exchange/content/documents';
import { newsArticle as article, newsPage } from '../exchange/content/news';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const contentHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, newsList, ({ language, page }, { exchange }) => newsPage(language, page, exchange.now)),
  handle(store, newsArticle, ({ language, id }, { exchange }) => article(language, id, exchange.now)),
  handle(store, document, ({ language, kind }) => brokerDocument(kind, language)),
];
