import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnTick, stepPrice, tickSize } from '../market/ticks';
import {
  type ConditionsDraft,
  conditionsDraft,
  conditionsReasons,
  emptyConditions,
  steppedTrail,
  toConditions,
  trailingStopNow,
  typedStopPrice,
} from './conditionsDraft';
import { isStopReached, type MarketSide, orderKindOf } from './orderConditions';
import { termDays } from './orderTerms';
import { orderKinds } from './tradeVocabulary';

const terms = {
  now: Date.parse('2026-11-18T10:00:00+09:00'),
  closedDays: new Set(['2026-11-23']),
  maxTermDays: 30,
};
const limits = { limitUp: '650', limitDown: '450' };
const marketOf = (marketSide: MarketSide) => ({ marketSide, latestPrice: '550', limits });
const draft = (changes: Partial<ConditionsDraft>): ConditionsDraft => ({ ...emptyConditions, ...changes });
const choose = (kind: ConditionsDraft['kind'], marketSide: MarketSide, from: Partial<ConditionsDraft> = {}) =>
  conditionsDraft(draft(from), { type: 'kind', kind, market: marketOf(marketSide) });

describe('another kind starts', () => {
  it.each([
    ['limit', 'sell', { limitPrice: '550' }],
    ['stop', 'sell', { stopPrice: '534' }],
    ['stop', 'buy', { stopPrice: '567' }],
    ['stopLimit', 'sell', { stopPrice: '534', stopLimitPrice: '534' }],
    ['oco', 'sell', { limitPrice: '567', stopPrice: '534' }],
    ['oco', 'buy', { limitPrice: '534', stopPrice: '567' }],
    ['trailing', 'sell', { trailBy: '17' }],
  ] as const)('%s that %ss on the right side of the market', (kind, marketSide, prices) => {
    expect(choose(kind, marketSide)).toEqual(draft({ kind, ...prices }));
  });

  it('with what was typed', () => {
    expect(choose('oco', 'sell', { limitPrice: '600', stopPrice: '500' })).toMatchObject({
      limitPrice: '600',
      stopPrice: '500',
    });
  });

  it('with other prices where the market has reached what was typed', () => {
    expect(choose('oco', 'sell', { limitPrice: '550', stopPrice: '560' })).toMatchObject({
      limitPrice: '567',
      stopPrice: '534',
    });
  });

  it('with prices within the limits of the day, and empty without a price', () => {
    const market = { marketSide: 'sell', latestPrice: '455', limits } as const;
    expect(conditionsDraft(emptyConditions, { type: 'kind', kind: 'stop', market }).stopPrice).toBe('450');
    const unknown = { ...market, latestPrice: undefined };
    expect(conditionsDraft(emptyConditions, { type: 'kind', kind: 'stop', market: unknown }).stopPrice).toBe(
      '',
    );
  });
});

describe('conditionsReasons', () => {
  it.each([
    ['a stop that sells above the market', { kind: 'stop', stopPrice: '560' }, 'sell', ['stopReached']],
    ['a stop at the market', { kind: 'stop', stopPrice: '550' }, 'buy', ['stopReached']],
    ['a stop off the tick', { kind: 'stop', stopPrice: '500.5' }, 'sell', ['priceOffTick']],
    ['a stop below the limits of the day', { kind: 'stop', stopPrice: '449' }, 'sell', ['priceBelowLimit']],
    ['no prices', { kind: 'stopLimit' }, 'sell', ['priceMissing', 'priceMissing']],
    [
      'a limit on the side of the stop',
      { kind: 'oco', limitPrice: '540', stopPrice: '530' },
      'sell',
      ['ocoLimitReached'],
    ],
    ['no distance', { kind: 'trailing' }, 'sell', ['amountMissing']],
    ['a distance of nothing', { kind: 'trailing', trailBy: '0' }, 'sell', ['amountNotPositive']],
    ['a distance off the tick of the price', { kind: 'trailing', trailBy: '15.5' }, 'sell', ['priceOffTick']],
    ['a distance as wide as the price', { kind: 'trailing', trailBy: '550' }, 'sell', ['trailTooWide']],
    ['no date', { kind: 'stop', stopPrice: '500', term: 'date' }, 'sell', ['termMissing']],
    [
      'a day without a session',
      { kind: 'stop', stopPrice: '500', term: 'date', until: '2026-11-23' },
      'sell',
      ['termOutside'],
    ],
    ['nothing at the market, whatever else was typed', { kind: 'market', stopPrice: '9' }, 'sell', []],
    ['a limit that is reached, which is filled at once', { kind: 'limit', limitPrice: '540' }, 'sell', []],
  ] as const)('%s', (_, changes, marketSide, kinds) => {
    const reasons = conditionsReasons(draft(changes), marketOf(marketSide), terms);
    expect(reasons.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('needs no term from a server without terms', () => {
    const limit = draft({ kind: 'limit', limitPrice: '500', term: 'date' });
    expect(conditionsReasons(limit, marketOf('buy'), undefined)).toEqual([]);
    expect(toConditions(limit, undefined)).toMatchObject({ limitPrice: '500', validUntil: null });
  });
});

describe('toConditions', () => {
  it.each([
    ['market', { priceType: 'market' }],
    ['limit', { priceType: 'limit', limitPrice: '600', validUntil: '2026-11-20' }],
    ['stop', { priceType: 'market', stopPrice: '500', validUntil: '2026-11-20' }],
    ['stopLimit', { priceType: 'market', stopPrice: '500', stopLimitPrice: '490', validUntil: '2026-11-20' }],
    ['oco', { priceType: 'limit', limitPrice: '600', stopPrice: '500', validUntil: '2026-11-20' }],
    ['trailing', { priceType: 'market', trailBy: '15', validUntil: '2026-11-20' }],
  ] as const)('%s names only what it uses', (kind, named) => {
    const typed = { limitPrice: '600', stopPrice: '５００', stopLimitPrice: '490', trailBy: '15' };
    expect(toConditions(draft({ kind, ...typed, term: 'week' }), terms)).toEqual({
      limitPrice: null,
      stopPrice: null,
      stopLimitPrice: null,
      trailBy: null,
      validUntil: null,
      ...named,
    });
  });
});

it('a limit after the stop of an OCO starts at the stop, is sent, and is gone when it is not wanted any more', () => {
  const oco = draft({ kind: 'oco', limitPrice: '600', stopPrice: '500' });
  const limited = conditionsDraft(oco, { type: 'limitsStop', chosen: true });
  expect(toConditions(limited, terms)).toMatchObject({ stopPrice: '500', stopLimitPrice: '500' });
  expect(orderKindOf(toConditions(limited, terms))).toBe('oco');
  const typed = conditionsDraft(limited, { type: 'price', of: 'stopLimitPrice', typed: '490' });
  expect(toConditions(typed, terms).stopLimitPrice).toBe('490');
  const unlimited = conditionsDraft(typed, { type: 'limitsStop', chosen: false });
  expect(toConditions(unlimited, terms).stopLimitPrice).toBeNull();
  expect(conditionsReasons({ ...typed, stopLimitPrice: '' }, marketOf('sell'), terms)).toMatchObject([
    { kind: 'priceMissing' },
  ]);
});

const anyMarket = fc.record({
  marketSide: fc.constantFrom<MarketSide>('buy', 'sell'),
  latestPrice: fc
    .integer({ min: 10, max: 60_000 })
    .map((price) => stepPrice(stepPrice(String(price), 1), -1)),
});

it('whatever is typed, conditions without reasons are accepted by the exchange', () => {
  const price = fc.oneof(
    fc.integer({ min: -2, max: 60_000 }).map(String),
    fc.constantFrom('', '1.5', '1,000', 'a', '０'),
  );
  const anyDraft = fc.record({
    kind: fc.constantFrom(...orderKinds),
    limitsStop: fc.boolean(),
    limitPrice: price,
    stopPrice: price,
    stopLimitPrice: price,
    trailBy: price,
    term: fc.constantFrom('day', 'week', 'date' as const),
    until: fc.constantFrom('', '2026-11-18', '2026-11-21', '2026-11-24', '2027-11-24'),
  });
  fc.assert(
    fc.property(anyDraft, anyMarket, (typed, market) => {
      if (conditionsReasons(typed, { ...market, limits: undefined }, terms).length > 0) return;
      const asked = toConditions(typed, terms);
      expect(orderKindOf(asked)).toBe(typed.kind);
      for (const each of [asked.limitPrice, asked.stopPrice, asked.stopLimitPrice])
        if (each !== null) expect(isOnTick(each)).toBe(true);
      if (asked.stopPrice !== null)
        expect(isStopReached(market.marketSide, asked.stopPrice, market.latestPrice)).toBe(false);
      if (asked.trailBy !== null) expect(isOnTick(asked.trailBy, tickSize(market.latestPrice))).toBe(true);
      if (typed.kind === 'market') expect(asked.validUntil).toBeNull();
      else expect(termDays(terms)).toContain(asked.validUntil);
    }),
  );
});

it('the prices that a kind starts with can be sent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...orderKinds), anyMarket, (kind, market) => {
      const known = { ...market, limits: undefined };
      const started = conditionsDraft(emptyConditions, { type: 'kind', kind, market: known });
      expect(conditionsReasons(started, known, terms)).toEqual([]);
    }),
  );
});

it.each([
  ['15', 1, '16'],
  ['15', -1, '14'],
  ['1', -1, '1'],
  ['', 1, '17'],
] as const)('a distance of %j is stepped by %i to %s', (typed, by, stepped) => {
  expect(steppedTrail(typed, by, '550')).toBe(stepped);
});

it.each([
  ['12', ['10', '15'], '5'],
  ['15', undefined, '5'],
  ['2.5', ['5', '5'], '5'],
] as const)('at a price of 4,000 a distance of %s names %j', (trailBy, steps, tick) => {
  const market = { marketSide: 'sell', latestPrice: '4000', limits: undefined } as const;
  const [below, above] = steps ?? [];
  const reason = { kind: 'priceOffTick', tick, below, above, field: 'trailBy' };
  expect(conditionsReasons(draft({ kind: 'trailing', trailBy }), market, terms)).toEqual(
    steps ? [reason] : [],
  );
});

it.each([
  ['sell', '15', '535'],
  ['buy', '15', '565'],
  ['sell', '', undefined],
  ['sell', '600', undefined],
] as const)('a trailing stop that %ss at a distance of %j is at %s', (marketSide, typed, stop) => {
  expect(trailingStopNow(typed, { marketSide, latestPrice: '550' })).toBe(stop);
});

it.each([
  [{ kind: 'limit', limitPrice: '600' }, undefined],
  [{ kind: 'stop', stopPrice: '500' }, '500'],
  [{ kind: 'oco', limitPrice: '600', stopPrice: '500' }, '500'],
  [{ kind: 'oco', limitPrice: '600', stopPrice: '500', limitsStop: true, stopLimitPrice: '495' }, '495'],
  [{ kind: 'stopLimit', stopPrice: '500', stopLimitPrice: '495' }, '495'],
  [{ kind: 'trailing', trailBy: '15' }, '535'],
] as const)('the stop of %o is carried out at %s', (changes, price) => {
  expect(typedStopPrice(draft(changes), { marketSide: 'sell', latestPrice: '550' })).toBe(price);
});
