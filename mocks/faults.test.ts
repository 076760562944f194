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

test('a fault concerns one endpoint, or every one', async () => {
  withFaults(fault('serverError', stockList.path));
  expect((await rawList()).status).toBe(500);
  await succeed(tradeRules, {});
  withFaults(fault('serverError'));
  expect((await rawList()).status).toBe(500);
  await expect(succeed(tradeRules, {})).rejects.toThrow();
});

test('a fault may concern the first call alone', async () => {
  withFaults(faultOnce('serverError', stockList.path));
  expect([(await rawList()).status, (await rawList()).status]).toEqual([500, 200]);
});

test('offline ends in a network error', async () => {
  withFaults(fault('offline'));
  await expect(rawList()).rejects.toThrow();
});

test.each([
  ['unauthorized', 401, ''],
  ['serverError', 500, ''],
  ['emptyBody', 200, ''],
] as const)('%s answers with HTTP %d and no body', async (kind, status, body) => {
  withFaults(fault(kind));
  const response = await rawList();
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test('html is a page where data was expected', async () => {
  withFaults(fault('html'));
  expect(await (await rawList()).text()).toContain('<!doctype html>');
});

test('hang does not answer', async () => {
  withFaults(fault('hang'));
  const signal = AbortSignal.timeout(200);
  await expect(
    fetch(`${origin}/api/vue${stockList.path}`, { method: 'POST', body: '{}', signal }),
  ).rejects.toThrow();
});

test('slow answers in the end', async () => {
  withFaults(fault('slow', tradeRules.path));
  const before = performance.now();
  await succeed(tradeRules, {});
  expect(performance.now() - before).toBeGreaterThan(2_900);
});

test('refuse says a message of the catalogue, or any text', async () => {
  withFaults(fault('refuse', stockList.path, 'nonTradingHours'));
  expect((await request(stockList, firstStocks)).body).toMatchObject({
    status: 0,
    msg: serverText('nonTradingHours'),
  });
  withFaults(fault('refuse', stockList.path, 'Nobody has ever said this.'));
  expect((await request(stockList, firstStocks)).body.msg).toBe('Nobody has ever said this.');
});

test('nullData is a success without data', async () => {
  withFaults(fault('nullData'));
  expect((await request(stockList, firstStocks)).body).toEqual({ status: 1, msg: '', data: null });
});

test('empty keeps the shape and empties the lists', async () => {
  const session = withFaults(fault('empty'));
  const positions = await succeed(positionList, { source: 'competition', group: 'inProgress' }, session);
  expect(positions.items).toEqual([]);
  expect((await succeed(account, {}, session)).account).toBe(session?.account);
});

test('hostile words keep the shape and all that is not said in words', async () => {
  withFaults(fault('hostileWords', stockList.path));
  const { items } = await succeed(stockList, firstStocks);
  withFaults();
  const right = await succeed(stockList, firstStocks);
  expect(items.map(({ symbol, latestPrice }) => [symbol, latestPrice])).toEqual(
    right.items.map(({ symbol, latestPrice }) => [symbol, latestPrice]),
  );
  expect(items.map(({ name }) => name)).not.toEqual(right.items.map(({ name }) => name));
});

test('malformed lacks a field that the contract requires', async () => {
  const session = withFaults(fault('malformed'));
  const details = await request(stockDetail, { symbol: '1063.E' });
  expect(v.is(stockDetail.response, details.body.data)).toBe(false);
  const positions = await request(positionList, { source: 'competition', group: 'inProgress' }, session);
  expect(v.is(positionList.response, positions.body.data)).toBe(false);
});

test('numbers as strings are the same data to the contract', async () => {
  const session = withFaults(fault('numbersAsStrings'));
  const spoilt = await request(positionList, { source: 'competition', group: 'inProgress' }, session);
  expect(typeof spoilt.body.data.items[0].quantity).toBe('string');
  const read = v.parse(positionList.response, spoilt.body.data);
  const other = withFaults();
  expect(read).toEqual(await succeed(positionList, { source: 'competition', group: 'inProgress' }, other));
});

test('spoilt answers still tell the time', async () => {
  withFaults(fault('nullData'));
  expect((await rawList()).headers.get('x-exchange-time')).not.toBeNull();
});
