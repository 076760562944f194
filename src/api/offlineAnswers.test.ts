import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fault, withFaults } from '../../mocks/faults';
import { contentHandlers } from '../../mocks/handlers/content';
import { serve } from '../../mocks/handlers/serve';
import { listenInProcess } from '../../mocks/node';
import { storyHandlers } from '../../mocks/story';
import { memoryStorage, page } from '../../tests/page';
import { waitUntil } from '../../tests/waitUntil';
import { readArticles } from '../session/newsCache';
import { document, newsArticle, newsList } from './contract/content';
import { offlineAnswer } from './offlineAnswers';
import { createQueryClient } from './queries/queryClient';
import { callQuery } from './queries/useCall';

const { store } = storyHandlers({ scenario: 'demo' });
const server = listenInProcess([]);
afterAll(() => server.close());

const online = () => server.resetHandlers(serve(...contentHandlers(store)));
const offline = () => server.resetHandlers(...withFaults([fault('offline')], []));

beforeEach(() => {
  page.localStorage = memoryStorage();
  online();
});

const fees = { language: 'jp', id: 'fees' } as const;
const headlines = { language: 'jp', page: 1 } as const;

/** A new visit to the app: the cache holds only what is stored on the device. */
const visit = () => createQueryClient({ retry: false });

describe('an article', () => {
  it('that was read is available offline, marked as possibly out of date', async () => {
    const read = await visit().fetchQuery(callQuery(newsArticle, fees));
    offline();
    const query = new QueryObserver(visit(), { ...callQuery(newsArticle, fees), staleTime: 0 });
    query.subscribe(() => {});
    expect(query.getCurrentResult().data).toEqual(read);
    await waitUntil(() => query.getCurrentResult().isRefetchError);
    expect(query.getCurrentResult().data).toEqual(read);
  });

  it.each([
    ['in another language', { ...fees, language: 'en' } as const],
    ['that was not read', { ...fees, id: 'sell-lock' }],
  ])('%s is not available', async (_, request) => {
    await visit().fetchQuery(callQuery(newsArticle, fees));
    expect(offlineAnswer(newsArticle, request)).toBeUndefined();
  });

  it('that was refused is not stored', async () => {
    await visit()
      .fetchQuery(callQuery(newsArticle, { ...fees, id: 'none' }))
      .catch(() => {});
    expect(readArticles.all()).toEqual([]);
  });

  it.each([null, 'text', { title: 'no text' }])(
    'whose stored value can’t be parsed is not available: %j',
    (value) => {
      readArticles.put('jp/fees', value);
      expect(offlineAnswer(newsArticle, fees)).toBeUndefined();
    },
  );
});

describe('the list', () => {
  it('stores its newest headlines, for each language', async () => {
    const list = await visit().fetchQuery(callQuery(newsList, headlines));
    expect(offlineAnswer(newsList, headlines)?.data).toEqual(list);
    expect(offlineAnswer(newsList, { ...headlines, language: 'tw' })).toBeUndefined();
  });

  it('does not store further pages', async () => {
    const second = { ...headlines, page: 2 };
    await visit().fetchQuery(callQuery(newsList, second));
    expect(offlineAnswer(newsList, second)).toBeUndefined();
  });
});

it('stores no other answer', async () => {
  const request = { language: 'jp', kind: 'agreement' } as const;
  await visit().fetchQuery(callQuery(document, request));
  expect(offlineAnswer(document, request)).toBeUndefined();
  expect(readArticles.all()).toEqual([]);
});
