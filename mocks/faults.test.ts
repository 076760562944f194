import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { account } from '../src/api/contract/account';
import { stockDetail, stockList } from '../src/api/contract/stocks';
import { positionList, tradeRules } from '../src/api/contract/trade';
import { type Fault, fault, faultOnce } from './faults';
import { serverText } from './handlers/serverTexts';
import { origin, request, succeed } from './handlers/testCall';
import { listenInProcess } from './node';
import { storyHandlers } from './story';

const server = listenInProcess([]);
afterAll(() => server.close());

function withFaults(...faults: Fault[]) {
  const { handlers, session } = storyHandlers({ scenario: 'trader', faults });
  server.resetHandlers(...handlers);
  return session;
}

const firstStocks = { sort: 'code', direction: 'ascending', offset: 0, limit: 3 } as const;
const rawList = () =>
  fetch(`${origin}/api/vue${stockList.path}`, { method: 'POST', body: JSON.stringify(firstStocks) });

test('a fault affects one endpoint or all', async () => {
  withFaults(fault('serverError', stockList.path));
  expect((await rawList()).status).toBe(500);
  await succeed(tradeRules, {});
  withFaults(fault('serverError'));
  expect((await rawList()).status).toBe(500);
  await expect(succeed(tradeRules, {})).rejects.toThrow();
});

test('a fault can affect only the first call', async () => {
  withFaults(faultOnce('serverError', stockList.path));
  expect([(await rawList()).status, (await rawList()).status]).toEqual([500, 200]);
});

test('offline causes a network error', async () => {
  withFaults(fault('offline'));
  await expect(rawList()).rejects.toThrow();
});

test.each([
  ['unauthorized', 401, ''],
  ['tooManyRequests', 429, ''],
  ['tooLarge', 413, ''],
  ['notAccepted', 403, ''],
  ['serverError', 500, ''],
  ['unavailable', 503, ''],
  ['emptyBody', 200, ''],
] as const)('%s answers with HTTP %d and no body', async (kind, status, body) => {
  withFaults(fault(kind));
  const response = await rawList();
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test.each(['tooManyRequests', 'unavailable'] as const)('%s names the time of the next try', async (kind) => {
  const named = async (retryAfter?: string | null) => {
    withFaults({ kind, retryAfter });
    return (await rawList()).headers.get('retry-after');
  };
  expect([await named(), await named('5'), await named(null)]).toEqual(['30', '5', null]);
});

test('html answers with a page instead of data', async () => {
  withFaults(fault('html'));
  expect(await (await rawList()).text()).toContain('<!doctype html>');
});

test('hang never answers', async () => {
  withFaults(fault('hang'));
  const signal = AbortSignal.timeout(200);
  await expect(
    fetch(`${origin}/api/vue${stockList.path}`, { method: 'POST', body: '{}', signal }),
  ).rejects.toThrow();
});

test('slow answers late', async () => {
  withFaults(fault('slow', tradeRules.path));
  const before = performance.now();
  await succeed(tradeRules, {});
  expect(performance.now() - before).toBeGreaterThan(2_900);
});

test('refuse answers with a message of the catalogue or any text', async () => {
  withFaults(fault('refuse', stockList.path, 'nonTradingHours'));
  expect((await request(stockList, firstStocks)).body).toMatchObject({
    status: 0,
    msg: serverText('nonTradingHours'),
  });
  withFaults(fault('refuse', stockList.path, 'A text outside the catalogue.'));
  expect((await request(stockList, firstStocks)).body.msg).toBe('A text outside the catalogue.');
});

test('nullData is a success without data', async () => {
  withFaults(fault('nullData'));
  expect((await request(stockList, firstStocks)).body).toEqual({ status: 1, msg: '', data: null });
});

test('empty returns the same shape with empty lists', async () => {
  const session = withFaults(fault('empty'));
  const positions = await succeed(positionList, { source: 'competition', group: 'inProgress' }, session);
  expect(positions.items).toEqual([]);
  expect((await succeed(account, {}, session)).account).toBe(session?.account);
});

test('hostile words change only texts', async () => {
  withFaults(fault('hostileWords', stockList.path));
  const { items } = await succeed(stockList, firstStocks);
  withFaults();
  const right = await succeed(stockList, firstStocks);
  expect(items.map(({ symbol, latestPrice }) => [symbol, latestPrice])).toEqual(
    right.items.map(({ symbol, latestPrice }) => [symbol, latestPrice]),
  );
  expect(items.map(({ name }) => name)).not.toEqual(right.items.map(({ name }) => name));
});

test('malformed removes a required field', async () => {
  const session = withFaults(fault('malformed'));
  const details = await request(stockDetail, { symbol: '1063.E' });
  expect(v.is(stockDetail.response, details.body.data)).toBe(false);
  const positions = await request(positionList, { source: 'competition', group: 'inProgress' }, session);
  expect(v.is(positionList.response, positions.body.data)).toBe(false);
});

test('numbers as strings parse to the same data', async () => {
  const session = withFaults(fault('numbersAsStrings'));
  const spoilt = await request(positionList, { source: 'competition', group: 'inProgress' }, session);
  expect(typeof spoilt.body.data.items[0].quantity).toBe('string');
  const read = v.parse(positionList.response, spoilt.body.data);
  const other = withFaults();
  expect(read).toEqual(await succeed(positionList, { source: 'competition', group: 'inProgress' }, other));
});

test('corrupted answers still contain the exchange time', async () => {
  withFaults(fault('nullData'));
  expect((await rawList()).headers.get('x-exchange-time')).not.toBeNull();
});
