import * as v from 'valibot';
import { documentKinds } from '../../domain/vocabulary';
import { defineCall } from './call';
import { headline, html, language, moment, name, pageNumber, pageOf, text } from './scalars';

/** A piece of news in a list. */
export const newsHeadline = v.object({
  id: text,
  /** In the language asked for. */
  title: headline,
  /** Who wrote it, in the language asked for. */
  source: name,
  publishedAt: moment,
});
export type NewsHeadline = v.InferOutput<typeof newsHeadline>;

/** News, newest first. Open without signing in. */
export const newsList = defineCall({
  path: '/content/NewsList',
  request: v.object({ language, page: pageNumber }),
  response: pageOf(newsHeadline),
});

/** One news article. Refuses an unknown one (`parameterError`). Open without signing in. */
export const newsArticle = defineCall({
  path: '/content/NewsArticle',
  request: v.object({ language, id: text }),
  response: v.object({
    ...newsHeadline.entries,
    /** HTML, which the client sanitises before it shows it. */
    html,
  }),
});

/** A text of the house: agreement, rules, about us, and what holds for each product. Open without signing in. */
export const document = defineCall({
  path: '/content/Document',
  request: v.object({ language, kind: v.picklist(documentKinds) }),
  response: v.object({
    /** In the language asked for. */
    title: headline,
    /** HTML, which the client sanitises before it shows it. */
    html,
    /** When the text was changed last. */
    updatedAt: moment,
  }),
});
