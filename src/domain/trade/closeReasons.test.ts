import { describe, expect, it } from 'vitest';
import { type CloseForm, closeBlocks, closeReasons, waitingBlocks } from './closeReasons';
import { emptyConditions } from './conditionsDraft';
import { positionStatuses } from './tradeVocabulary';

const now = Date.parse('2026-03-02T10:00:00+09:00');
const until = now + 1;
const form: CloseForm = {
  status: 'holding',
  lock: { locked: false },
  ...emptyConditions,
  marketSide: 'sell',
  terms: undefined,
  limits: { limitUp: '2500', limitDown: '1500' },
  lots: '3',
  lotsHeld: 3,
  lotsWaiting: 0,
  restrictions: [],
  quote: { latestPrice: '2000', quotedAt: now },
  now,
  sessionOpen: true,
  opensAt: undefined,
};

describe('closeReasons', () => {
  it('accepts closing an open position, in whole or part, at market or limit', () => {
    expect(closeReasons(form)).toEqual([]);
    expect(closeReasons({ ...form, lots: '１' })).toEqual([]);
    expect(closeReasons({ ...form, kind: 'limit', limitPrice: '2100' })).toEqual([]);
  });

  const ended = positionStatuses.filter((status) => status !== 'holding' && status !== 'preparingToClose');
  it.each(ended)('refuses one that is %s', (status) => {
    expect(closeReasons({ ...form, status, sessionOpen: false })).toEqual([{ kind: 'notHolding', status }]);
  });

  const partWaits = { ...form, status: 'preparingToClose', lotsWaiting: 1 } as const;

  it('accepts a market closing of lots without a pending closing', () => {
    expect(closeReasons({ ...partWaits, lots: '2' })).toEqual([]);
    expect(closeReasons({ ...partWaits, lots: '3' })).toMatchObject([
      { kind: 'lotsAboveMaximum', of: 'free', maximum: 2 },
    ]);
  });

  it('accepts only one pending limit closing at a time', () => {
    const closing = { ...partWaits, lots: '1', kind: 'limit', limitPrice: '2100' } as const;
    expect(closeReasons(closing)).toEqual([{ kind: 'priceLimitWaiting', field: 'limitPrice' }]);
  });

  it('reports that all lots have pending closings before any other reason', () => {
    expect(closeReasons({ ...partWaits, lotsWaiting: 3, sessionOpen: false })).toEqual([
      { kind: 'allLotsWaiting' },
    ]);
  });

  it.each<[string, Partial<CloseForm>, object]>([
    [
      'a position bought minutes ago',
      { lock: { locked: true, rule: 'minutes', until, minutes: 15 } },
      { kind: 'locked', until, minutes: 15 },
    ],
    [
      'a position locked until T+1',
      { lock: { locked: true, rule: 'nextTradingDay', until } },
      { kind: 'lockedNextDay', until },
    ],
    [
      'a position locked for days',
      { lock: { locked: true, rule: 'days', until } },
      { kind: 'lockedDays', until },
    ],
    ['a managed position', { lock: { locked: true, rule: 'managed' } }, { kind: 'managed' }],
    ['a frozen account', { restrictions: ['frozen'] }, { kind: 'accountFrozen' }],
    ['a suspended stock', { suspended: true }, { kind: 'suspended' }],
    ['a closed session', { sessionOpen: false, opensAt: 5 }, { kind: 'sessionClosed', opensAt: 5 }],
    ['an old quote', { now: now + 15_001 }, { kind: 'quoteStale' }],
    ['a limit price off its tick', { kind: 'limit', limitPrice: '2000.5' }, { kind: 'priceOffTick' }],
    [
      'a limit price off the stock’s own tick',
      { kind: 'limit', limitPrice: '2005', ownTick: '10' },
      { kind: 'priceOffTick', below: '2000', above: '2010' },
    ],
    ['a limit price too low', { kind: 'limit', limitPrice: '1499' }, { kind: 'priceBelowLimit' }],
    ['no lots', { lots: '' }, { kind: 'lotsMissing' }],
    ['part of a lot', { lots: '0.5' }, { kind: 'lotsNotWhole' }],
    ['more lots than held', { lots: '4' }, { kind: 'lotsAboveMaximum', of: 'held', maximum: 3 }],
  ])('refuses %s', (_, change, reason) => {
    expect(closeReasons({ ...form, ...change })).toMatchObject([reason]);
  });
});

describe('closeBlocks', () => {
  it.each<[string, Partial<CloseForm>, string[]]>([
    ['a position that can be closed', {}, []],
    ['invalid input', { lots: '0.5', kind: 'limit', limitPrice: 'abc' }, []],
    ['an old quote, as a limit goes without', { now: now + 15_001 }, []],
    ['no quote', { quote: undefined }, ['quoteMissing']],
    ['a managed position', { lock: { locked: true, rule: 'managed' } }, ['managed']],
    ['a closed session', { sessionOpen: false }, ['sessionEnded']],
    ['a position whose lots all have pending closings', { lotsWaiting: 3 }, ['allLotsWaiting']],
    ['a closed position', { status: 'closed' }, ['notHolding']],
  ])('of %s', (_, change, kinds) => {
    expect(closeBlocks({ ...form, ...change }).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('a closing that waits', () => {
  const terms = { now, notBefore: until, closedDays: new Set<string>(), maxTermDays: 30 };
  const stop = { ...form, kind: 'stop', stopPrice: '1900', terms } as const;
  const locked = { lock: { locked: true, rule: 'minutes', until, minutes: 15 } } as const;

  it.each<[string, Partial<CloseForm>, string[]]>([
    ['waits for the lock', locked, []],
    ['waits for the next session', { sessionOpen: false, opensAt: 5 }, []],
    ['needs its price', { ...locked, stopPrice: '2000' }, ['stopReached']],
    ['does not wait for a suspension', { suspended: true }, ['suspended']],
    ['is not the member’s where a mentor closes', { lock: { locked: true, rule: 'managed' } }, ['managed']],
    [
      'is one alone',
      { ...locked, status: 'preparingToClose', lotsWaiting: 1, lots: '2' },
      ['priceLimitWaiting'],
    ],
    ['at the market does not wait', { ...locked, kind: 'market' }, ['locked']],
    [
      'does not wait where a lock outlasts every term',
      { ...locked, terms: { ...terms, maxTermDays: -1 } },
      ['locked', 'termTooShort'],
    ],
  ])('%s', (_, change, kinds) => {
    expect(closeReasons({ ...stop, ...change }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is not blocked by lock or session', () => {
    expect(waitingBlocks({ ...form, ...locked, sessionOpen: false })).toEqual([]);
    expect(waitingBlocks({ ...form, lotsWaiting: 3 })).toEqual([{ kind: 'allLotsWaiting' }]);
  });
});
