import { QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fault, withFaults } from '../../../mocks/faults';
import { listenInProcess } from '../../../mocks/node';
import '../../../tests/page';
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

const told: string[] = [];
let stop = () => {};
beforeEach(() => {
  stop = apiEvents.subscribe((event) => {
    if (event.kind === 'message') told.push(String(event.message.key));
  });
});
afterEach(() => {
  stop();
  told.length = 0;
  calls = 0;
});

/** A screen that shows what a read brings, until it is left. */
function show(client = createQueryClient({ retry: false })) {
  const observer = new QueryObserver(client, { ...callQuery(tradeRules, {}), staleTime: 0 });
  const leave = observer.subscribe(() => {});
  const failed = () => vi.waitUntil(() => observer.getCurrentResult().isError);
  return { client, observer, leave, failed };
}

it.each(['accountFrozen', 'systemBusy', 'outsideWithdrawalTime'])(
  'tells a refused read once: %s',
  async (key) => {
    refuses(key);
    await show().failed();
    expect(told).toEqual([key]);
  },
);

it('does not repeat a message that stands, however often it is read again', async () => {
  refuses('systemBusy');
  const { observer, failed } = show();
  await failed();
  await observer.refetch();
  await observer.refetch();
  expect([told, calls]).toEqual([['systemBusy'], 3]);
});

it('tells another message that takes its place', async () => {
  refuses('systemBusy');
  const { observer, failed } = show();
  await failed();
  refuses('accountFrozen');
  await observer.refetch();
  expect(told).toEqual(['systemBusy', 'accountFrozen']);
});

it('tells it again to a member who left the screen and comes back', async () => {
  refuses('systemBusy');
  const first = show();
  await first.failed();
  first.leave();
  await show(first.client).failed();
  await vi.waitUntil(() => calls === 2 && told.length === 2);
  expect(told).toEqual(['systemBusy', 'systemBusy']);
});

it('is silent about what is fetched ahead, and about other failures', async () => {
  refuses('systemBusy');
  await createQueryClient({ retry: false })
    .fetchQuery(callQuery(tradeRules, {}))
    .catch(() => {});
  server.resetHandlers(...withFaults([fault('serverError')], []));
  await show().failed();
  expect([told, calls]).toEqual([[], 2]);
});
