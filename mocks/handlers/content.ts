import { type HttpHandler, HttpResponse, http } from 'msw';
import { document, newsArticle, newsList } from '../../src/api/contract/content';
import { houseDocument } from '../exchange/content/documents';
import { newsArticle as article, newsPage } from '../exchange/content/news';
import type { ExchangeStore } from '../exchange/store';
import { handle } from './handle';
import { volumePicture } from './volumePicture';

export const contentHandlers = (store: ExchangeStore): HttpHandler[] => [
  handle(store, newsList, ({ language, page }, { exchange }) => newsPage(language, page, exchange.now)),
  handle(store, newsArticle, ({ language, id }, { exchange }) => article(language, id, exchange.now)),
  handle(store, document, ({ language, kind }) => houseDocument(kind, language)),
  http.get(
    '*/api/static/volume.svg',
    () => new HttpResponse(volumePicture, { headers: { 'content-type': 'image/svg+xml' } }),
  ),
];
