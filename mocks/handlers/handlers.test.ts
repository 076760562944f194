import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../src/api/contract/account';
import { executedAnswer } from '../../src/api/contract/call';
import { stockCandles } from '../../src/api/contract/candles';
import { programVersion, siteConfig } from '../../src/api/contract/common';
import { document, newsArticle, newsList } from '../../src/api/contract/content';
import { demoAdvance, demoClock, demoReset } from '../../src/api/contract/demo';
import { login, logout, register } from '../../src/api/contract/login';
import { exchanges, indices, marketBreadth, session } from '../../src/api/contract/market';
import {
  stockDetail,
  stockList,
  stockQuotes,
  stockRanking,
  stockSearch,
} from '../../src/api/contract/stocks';
import {
  addMargin,
  cancelOrder,
  closePosition,
  openPosition,
  positionDetail,
  positionList,
  tradeRules,
} from '../../src/api/contract/trade';
import { watchlist, watchlistAdd, watchlistRemove } from '../../src/api/contract/watchlist';
import { chartPeriods } from '../../src/domain/market/marketVocabulary';
import { demoMember } from '../exchange/demoMember';
import { brokerInviteCode } from '../exchange/login/register';
import { listenInProcess } from '../node';
import { storyNow } from '../scenarios/clock';
import { type StoryExchange, storyHandlers } from '../story';
import { serverText } from './serverTexts';
import { origin, request, succeed } from './testCall';

const server = listenInProcess([]);
let story: StoryExchange;
afterAll(() => server.close());
beforeAll(() => server.resetHandlers());
beforeEach(() => {
  story = storyHandlers({ scenario: 'trader' });
  server.resetHandlers(...story.handlers);
});

const firstStocks = { sort: 'code', direction: 'ascending', offset: 0, limit: 3 } as const;

const anyPosition = async (group: 'inProgress' | 'placing' | 'terminated') => {
  const { items } = await succeed(positionList, { source: 'competition', group }, story.session);
  const [position] = items;
  if (!position) throw new Error('the trader has none');
  return position;
};

const order = { symbol: '1063.E', side: 'long', priceType: 'market', leverage: 10, lots: '1' } as const;

describe('before signing in', () => {
  test('the site configuration names the demo and its member', async () => {
    const items = await succeed(siteConfig, { type: 'all' });
    expect(Object.fromEntries(items.map(({ name, value }) => [name, value]))).toEqual({
      agreementVersion: '2026-11-02',
      title: 'Itayose',
      logo: 'static/logo.svg',
      demo: '1',
      demoAccount: demoMember.account,
      demoPassword: demoMember.password,
      demoInviteCode: brokerInviteCode,
      supportHours: '09:00–17:00 (JST)',
      supportEmail: 'support@itayose.example',
    });
  });

  test('prices, texts and the version need no session', async () => {
    const { items: listed } = await succeed(stockList, firstStocks);
    const items = listed.map(({ trail: _, ...item }) => item);
    const symbols = items.map(({ symbol }) => symbol);
    expect(await succeed(stockQuotes, { symbols })).toEqual(items);
    expect((await succeed(stockSearch, { query: items[0]?.code ?? '', limit: 5 }))[0]).toEqual(items[0]);
    expect(await succeed(stockRanking, { kind: 'turnover' })).toHaveLength(100);
    expect((await succeed(exchanges, {})).length).toBeGreaterThan(1);
    expect((await succeed(stockDetail, { symbol: symbols[0] ?? '' })).symbol).toBe(symbols[0]);
    for (const period of chartPeriods) {
      expect((await succeed(stockCandles, { symbol: symbols[0] ?? '', period })).length).toBeGreaterThan(5);
    }
    expect((await succeed(marketBreadth, {})).sectors).toHaveLength(17);
    expect((await succeed(indices, {})).length).toBeGreaterThan(0);
    expect((await succeed(session, {})).open).toBe(true);
    expect((await succeed(tradeRules, {})).lotSize).toBe(1000);
    await succeed(programVersion, {});
    const news = await succeed(newsList, { language: 'jp', page: 1 });
    await succeed(newsArticle, { language: 'jp', id: news.items[0]?.id ?? '' });
    for (const kind of ['agreement', 'tradeRule', 'aboutUs'] as const) {
      expect((await succeed(document, { language: 'tw', kind })).html).toContain('<p>');
    }
  });

  test('a list of one exchange has only its stocks', async () => {
    const { items } = await succeed(stockList, { ...firstStocks, exchange: 'WEST' });
    expect(items.map(({ exchange }) => exchange)).toEqual(['WEST', 'WEST', 'WEST']);
  });

  test('an unknown stock has no details and no quote', async () => {
    for (const symbol of ['9999.E', 'constructor', '']) {
      expect((await request(stockDetail, { symbol })).body.status).toBe(0);
    }
    const { body } = await request(stockDetail, { symbol: '9999.E' });
    expect(body.msg).toBe(serverText('productMissing'));
    const quoted = await succeed(stockQuotes, { symbols: ['9999.E', '1063.E'] });
    expect(quoted.map(({ symbol }) => symbol)).toEqual(['1063.E']);
  });

  test.each([
    ['a window of more than 200', { ...firstStocks, limit: 201 }],
    ['a window of none', { ...firstStocks, limit: 0 }],
    ['a window before the head', { ...firstStocks, offset: -1 }],
  ])('%s is a parameter error', async (_, window) => {
    expect((await request(stockList, window)).body.msg).toBe(serverText('parameterError'));
  });

  test('member data needs a session: HTTP 401', async () => {
    expect((await request(account, {})).response.status).toBe(401);
    expect(
      (await request(account, {}, { token: 'made-up', account: demoMember.account })).response.status,
    ).toBe(401);
  });
});

test('registering signs in, and signing out ends the session', async () => {
  const registration = { account: '9000000001', password: 'abcd1234', inviteCode: brokerInviteCode };
  const { token } = await succeed(register, registration);
  const own = { token, account: registration.account };
  expect((await succeed(account, {}, own)).totalAssets).toBe('0');
  await succeed(logout, {}, own);
  expect((await request(account, {}, own)).response.status).toBe(401);
  await succeed(login, registration);
});

test('each login has an unguessable token of its own', async () => {
  const tokens: string[] = [];
  for (let logins = 0; logins < 3; logins++) tokens.push((await succeed(login, demoMember)).token);
  expect(new Set(tokens).size).toBe(3);
  // 128 random bits.
  for (const token of tokens) expect(token).toMatch(/^[\da-f]{32}$/);
});

test('a refusal is status 0 with the server’s text', async () => {
  const { response, body } = await request(login, { ...demoMember, password: 'wrong' });
  expect(response.status).toBe(200);
  expect(body).toEqual({ status: 0, msg: serverText('wrongAccountOrPassword'), data: null });
});

test('a request that does not match the contract is a parameter error', async () => {
  const { body } = await request(stockDetail, {} as { symbol: string });
  expect(body.msg).toBe(serverText('parameterError'));
});

test('every answer contains the exchange’s time', async () => {
  const { response } = await request(demoClock, {});
  expect(response.headers.get('x-exchange-time')).toBe(new Date(storyNow).toISOString());
  expect(response.headers.get('date')).toBe(new Date(storyNow).toUTCString());
});

describe('a member', () => {
  test('adds to and removes from the watchlist', async () => {
    const market = { exchange: 'EAST', type: 'jpy' };
    const { session: own } = story;
    const before = await succeed(watchlist, market, own);
    await succeed(watchlistAdd, { ...market, symbol: '1063.E' }, own);
    expect(await succeed(watchlist, market, own)).toEqual([{ symbol: '1063.E' }, ...before]);
    await succeed(watchlistRemove, { ...market, symbol: '1063.E' }, own);
    expect(await succeed(watchlist, market, own)).toEqual(before);
  });

  test('opens one position per request id', async () => {
    const payload = { ...order, clientRequestId: 'once' };
    const both = await Promise.all([
      succeed(openPosition, payload, story.session),
      succeed(openPosition, payload, story.session),
    ]);
    expect(both[0]).toEqual(both[1]);
    const held = await succeed(positionList, { source: 'competition', group: 'inProgress' }, story.session);
    expect(held.items.filter(({ symbol }) => symbol === order.symbol)).toHaveLength(1);
  });

  test('adds margin, closes after the lock, and finds the position among the terminated', async () => {
    const opened = await succeed(openPosition, { ...order, clientRequestId: 'a' }, story.session);
    const { id } = executedAnswer(opened);
    const margin = { clientRequestId: 'b', id, amount: '1000' };
    expect((await succeed(addMargin, margin, story.session)).addedMargin).toBe('1000');
    const closing = { clientRequestId: 'c', id, priceType: 'market' } as const;
    expect((await request(closePosition, closing, story.session)).body.msg).toBe(
      serverText('sellAfterFifteenMinutes'),
    );
    await succeed(demoAdvance, { minutes: 15 });
    expect(await succeed(closePosition, closing, story.session)).toMatchObject({ status: 'closed' });
    expect((await succeed(positionDetail, { id }, story.session)).status).toBe('closed');
    expect((await anyPosition('terminated')).id).toBe(id);
  });

  test('cancels a pending order', async () => {
    const { id } = await anyPosition('placing');
    const { frozenFunds } = await succeed(account, {}, story.session);
    expect(Number(frozenFunds)).toBeGreaterThan(0);
    const cancelled = await succeed(cancelOrder, { clientRequestId: 'a', id }, story.session);
    expect(cancelled.status).toBe('cancelled');
    expect((await succeed(account, {}, story.session)).frozenFunds).toBe('0');
  });
});

test('a reset discards all changes', async () => {
  await succeed(openPosition, { ...order, clientRequestId: 'a' }, story.session);
  await succeed(demoAdvance, { to: 'nextSession' });
  expect((await succeed(demoReset, {})).now).toBe(storyNow);
  const held = await succeed(positionList, { source: 'competition', group: 'inProgress' }, story.session);
  expect(held.items.map(({ symbol }) => symbol)).not.toContain(order.symbol);
});

describe('a body that does not fit', () => {
  const refusalOf = async (body: string) => {
    const response = await fetch(`${origin}/api/vue${stockSearch.path}`, { method: 'POST', body });
    return [(await response.json()).msg, response.headers.get('x-itayose-parameter')];
  };

  test.each([
    ['{"query":1,"limit":5}', 'query'],
    ['{"query":"7"}', 'limit'],
    ['{"query":"7","limit":51}', 'limit'],
    ['[]', 'query'],
    ['no JSON', 'body'],
  ])('%s is refused, and the header names %s', async (body, parameter) => {
    expect(await refusalOf(body)).toEqual([serverText('parameterError'), parameter]);
  });

  test('another refusal has no such header', async () => {
    const { response } = await request(stockDetail, { symbol: 'none' });
    expect(response.headers.get('x-itayose-parameter')).toBeNull();
  });
});
