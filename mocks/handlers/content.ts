import { document, newsArticle, newsList } from '../../src/api/contract/content';
import { brokerDocument } from '../exchange/content/documents';
import { newsArticle as article, newsPage, stockNewsPage } from '../exchange/content/news';
import type { ExchangeStore } from '../exchange/store';
import { handle, type ServedCall } from './handle';

export const contentHandlers = (store: ExchangeStore): ServedCall[] => [
  handle(store, newsList, ({ language, page, symbol }, { exchange: { market, now } }) =>
    symbol == null ? newsPage(language, page, now) : stockNewsPage(market, symbol, language, page, now),
  ),
  handle(store, newsArticle, ({ language, id }, { exchange: { market, now } }) =>
    article(language, id, now, market),
  ),
  handle(store, document, ({ language, kind }) => brokerDocument(kind, language)),
];
