import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listenInProcess } from '../../../mocks/node';
import { hookResult } from '../../../tests/hookResult';
import '../../../tests/page';
import { signIn } from '../../session/session';
import { fundRecords } from '../contract/fundRecords';
import { createQueryClient } from './queryClient';
import { useAllPages } from './useAllPages';

const server = listenInProcess([]);
afterAll(() => server.close());
beforeEach(() => signIn({ token: 'token', account: '9012345678', isAdmin: null }));

const record = (id: string) => ({
  id,
  kind: 'deposit',
  type: 'deposit',
  at: '2026-11-20T10:00:00Z',
  currency: 'JPY',
  amount: '1',
  balanceAfter: '1',
  status: 'success',
});

/** Answers pages with records of these ids; a page without ids is refused. */
function answerPages(pages: (string[] | undefined)[]) {
  server.resetHandlers(
    http.post(`*${fundRecords.path}`, async ({ request }) => {
      const { page } = (await request.json()) as { page: number };
      const ids = pages[page - 1];
      if (!ids) return HttpResponse.json({ status: 0, msg: 'system busy', data: null });
      const data = { items: ids.map(record), hasMore: page < pages.length };
      return HttpResponse.json({ status: 1, msg: '', data });
    }),
  );
}

const list = () =>
  hookResult(createQueryClient(), () =>
    useAllPages(fundRecords, { kind: null, month: null }, ({ id }) => id),
  );

const idsOf = (records: readonly { id: string }[] | undefined) => records?.map(({ id }) => id);

it('reads all pages, and an item that moved to the next page once', async () => {
  answerPages([['a', 'b'], ['b', 'c'], ['d']]);
  expect(idsOf(await list().read())).toEqual(['a', 'b', 'c', 'd']);
});

it('goes on at the page that failed', async () => {
  const pages = [['a'], undefined, ['c']];
  answerPages(pages);
  const { read, goOn } = list();
  expect(await read()).toBeUndefined();
  answerPages([undefined, ['b'], ['c']]);
  expect(idsOf(await goOn())).toEqual(['a', 'b', 'c']);
});

it('returns nothing when it is cancelled', async () => {
  answerPages([['a'], ['b']]);
  const { read, cancel } = list();
  const reading = read();
  cancel();
  expect(await reading).toBeUndefined();
});

it('ends where a server repeats a page for ever', async () => {
  const pages = Array.from({ length: 50 }, () => ['a']);
  answerPages(pages);
  expect(idsOf(await list().read())).toEqual(['a']);
});
