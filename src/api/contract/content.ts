import * as v from 'valibot';
import { defineCall } from './call';
import { integer, moment, text } from './scalars';

const language = v.picklist(['en', 'tw', 'jp']);

/** Newest first. `page` counts from 1. */
export const newsList = defineCall({
  path: '/content/NewsList',
  request: v.object({ language, page: integer }),
  response: v.object({
    items: v.array(v.object({ id: text, title: text, source: text, publishedAt: moment })),
    hasMore: v.boolean(),
  }),
});

/** A text of the house as HTML, which the client sanitises before it shows it. */
export const document = defineCall({
  path: '/content/Document',
  request: v.object({ language, kind: v.picklist(['agreement', 'tradeRule', 'aboutUs']) }),
  response: v.object({ title: text, html: text, updatedAt: moment }),
});

/** One news article as HTML, which the client sanitises before it shows it. */
export const newsArticle = defineCall({
  path: '/content/NewsArticle',
  request: v.object({ language, id: text }),
  response: v.object({ id: text, title: text, source: text, publishedAt: moment, html: text }),
});
