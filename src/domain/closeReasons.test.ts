import { describe, expect, it } from 'vitest';
import { type CloseForm, closeReasons } from './closeReasons';
import { positionStatuses } from './vocabulary';

const now = Date.parse('2026-03-02T10:00:00+09:00');
const form: CloseForm = {
  status: 'holding',
  lock: { locked: false },
  priceType: 'market',
  limitPrice: '',
  limits: { limitUp: '2500', limitDown: '1500' },
  quote: { latestPrice: '2000', quotedAt: now },
  now,
  sessionOpen: true,
  opensAt: undefined,
};

describe('closeReasons', () => {
  it('lets a held position be closed at the market or with a limit', () => {
    expect(closeReasons(form)).toEqual([]);
    expect(closeReasons({ ...form, priceType: 'limit', limitPrice: '2100' })).toEqual([]);
  });

  it.each(positionStatuses.filter((status) => status !== 'holding'))('refuses one that is %s', (status) => {
    expect(closeReasons({ ...form, status, sessionOpen: false })).toEqual([{ kind: 'notHolding', status }]);
  });

  it.each<[string, Partial<CloseForm>, object]>([
    ['a locked one', { lock: { locked: true, until: now + 1 } }, { kind: 'locked', until: now + 1 }],
    ['a closed session', { sessionOpen: false, opensAt: 5 }, { kind: 'sessionClosed', opensAt: 5 }],
    ['an old quote', { now: now + 15_001 }, { kind: 'quoteStale' }],
    ['a limit price off its tick', { priceType: 'limit', limitPrice: '2000.5' }, { kind: 'priceOffTick' }],
    ['a limit price too low', { priceType: 'limit', limitPrice: '1499' }, { kind: 'priceBelowLimit' }],
  ])('refuses %s', (_, change, reason) => {
    expect(closeReasons({ ...form, ...change })).toMatchObject([reason]);
  });
});
