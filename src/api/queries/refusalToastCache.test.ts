import { QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import '../../../tests/page';
import { waitUntil } from '../../../tests/waitUntil';
import { tradeRules } from '../contract/trade';
import { apiEvents } from '../events';
import { createQueryClient } from './queryClient';
import { callQuery } from './useCall';

const server = listenInProcess([]);
let calls = 0;
server.events.on('response:mocked', () => {
  calls += 1;
});
afterAll(() => server.close());

const refuses = (key: string) => server.resetHandlers(...withFaults([fault('refuse', undefined, key)], []));

const reported: string[] = [];
let stop = () => {};
beforeEach(() => {
  stop = apiEvents.subscribe((event) => {
    if (event.kind === 'message') reported.push(String(event.message.key));
  });
});
afterEach(() => {
  stop();
  reported.length = 0;
  calls = 0;
});

/** A mounted screen that shows a read; returns how to unmount it. */
function show(client = createQueryClient({ retry: false })) {
  const observer = new QueryObserver(client, { ...callQuery(tradeRules, {}), staleTime: 0 });
  const leave = observer.subscribe(() => {});
  const failed = () => waitUntil(() => observer.getCurrentResult().isError);
  return { client, observer, leave, failed };
}

it.each(['accountFrozen', 'systemBusy', 'outsideWithdrawalTime'])(
  'reports a refused read once: %s',
  async (key) => {
    refuses(key);
    await show().failed();
    expect(reported).toEqual([key]);
  },
);

it('does not repeat a message when the query is read again', async () => {
  refuses('systemBusy');
  const { observer, failed } = show();
  await failed();
  await observer.refetch();
  await observer.refetch();
  expect([reported, calls]).toEqual([['systemBusy'], 3]);
});

it('reports a different message of the same query', async () => {
  refuses('systemBusy');
  const { observer, failed } = show();
  await failed();
  refuses('accountFrozen');
  await observer.refetch();
  expect(reported).toEqual(['systemBusy', 'accountFrozen']);
});

it('reports it again when the member leaves the screen and returns', async () => {
  refuses('systemBusy');
  const first = show();
  await first.failed();
  first.leave();
  await show(first.client).failed();
  await waitUntil(() => calls === 2 && reported.length === 2);
  expect(reported).toEqual(['systemBusy', 'systemBusy']);
});

it('does not report prefetches and other failures', async () => {
  refuses('systemBusy');
  await createQueryClient({ retry: false })
    .fetchQuery(callQuery(tradeRules, {}))
    .catch(() => {});
  server.resetHandlers(...withFaults([fault('serverError')], []));
  await show().failed();
  expect([reported, calls]).toEqual([[], 2]);
});
