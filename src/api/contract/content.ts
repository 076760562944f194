import * as v from 'valibot';
import { documentKinds } from '../../domain/content/contentVocabulary';
import { defineCall } from './call';
import { headline, html, language, moment, name, pageNumber, pageOf, text } from './scalars';

/** A piece of news in a list. */
export const newsHeadline = v.object({
  id: text,
  /** In the requested language. */
  title: headline,
  /** Its source, in the requested language. */
  source: name,
  publishedAt: moment,
});
export type NewsHeadline = v.InferOutput<typeof newsHeadline>;

/** News, newest first, of all or of one stock. Available without signing in. */
export const newsList = defineCall({
  path: '/content/NewsList',
  needsSession: false,
  request: v.object({
    language,
    page: pageNumber,
    /** Only news about the company with this symbol; none when it is not listed. Absent: all news. */
    symbol: v.nullish(text),
  }),
  response: pageOf(newsHeadline),
});

/** One news article. Refuses an unknown one (`parameterError`). Available without signing in. */
export const newsArticle = defineCall({
  path: '/content/NewsArticle',
  needsSession: false,
  request: v.object({ language, id: text }),
  response: v.object({
    ...newsHeadline.entries,
    /** HTML, which the client sanitises before it shows it. */
    html,
  }),
});

/** A legal or company text: agreement, rules, about us, and the terms of each product. Available without signing in. */
export const document = defineCall({
  path: '/content/Document',
  needsSession: false,
  request: v.object({ language, kind: v.picklist(documentKinds) }),
  response: v.object({
    /** In the requested language. */
    title: headline,
    /** HTML, which the client sanitises before it shows it. */
    html,
    /** When the text was last changed. */
    updatedAt: moment,
  }),
});
