import { describe, expect, it } from 'vitest';
import { type PositionSort, positionSorts, sortPositions, sortsOf } from './positionOrder';
import { positionGroups } from './tradeVocabulary';

const positions = [
  { id: 'a', name: 'Sora', profitLoss: '-5', marketValue: '900', latestPrice: '100', limitPrice: '90' },
  { id: 'b', name: 'Aoba', profitLoss: '1000', marketValue: '1000', latestPrice: '1000', limitPrice: '1001' },
  { id: 'c', name: 'Kita', profitLoss: '20.5', marketValue: '950', latestPrice: '50', limitPrice: null },
  { id: 'd', name: 'Aoba', profitLoss: '-5', marketValue: '5', latestPrice: '10', limitPrice: '11.5' },
].map((order) => ({ ...order, status: 'pendingOrder' as const }));
const names = { nameOf: ({ name }: { name: string }) => name, collator: new Intl.Collator('en') };
const sorted = (sort: PositionSort) =>
  sortPositions(positions, sort, names)
    .map(({ id }) => id)
    .join('');

describe('sortPositions', () => {
  it.each<[PositionSort, string]>([
    ['newest', 'abcd'],
    ['profit', 'bcad'],
    ['loss', 'adcb'],
    ['value', 'bcad'],
    ['name', 'bdca'],
    ['nearest', 'badc'],
  ])('by %s is %s', (sort, expected) => {
    expect(sorted(sort)).toBe(expected);
  });

  it.each<[string, string]>([
    ['warnings first, then the shortest distance, then what is never liquidated', 'dcbaef'],
  ])('by risk: %s', (_, expected) => {
    const held = [
      { id: 'a', buyPrice: '2000', liquidationPrice: '1000', latestPrice: '2000' },
      { id: 'b', buyPrice: '2000', liquidationPrice: '1800', latestPrice: '2100' },
      { id: 'c', buyPrice: '2000', liquidationPrice: '2300', latestPrice: '2200' },
      { id: 'd', buyPrice: '2000', liquidationPrice: '1700', latestPrice: '1650' },
      { id: 'e', buyPrice: '2000', liquidationPrice: null, latestPrice: '1500' },
      { id: 'f', buyPrice: null, liquidationPrice: null, latestPrice: '1500' },
    ].map((prices) => ({
      ...prices,
      name: '',
      profitLoss: '0',
      marketValue: '0',
      status: 'holding' as const,
    }));
    const ids = sortPositions(held, 'risk', names).map(({ id }) => id);
    expect(ids.join('')).toBe(expected);
  });

  it('by risk, a position that was opened at its liquidation price is among the nearest', () => {
    const status = 'holding' as const;
    const prices = { profitLoss: '0', marketValue: '0', name: '', liquidationPrice: '1000', status };
    const near = { ...prices, id: 'near', buyPrice: '1300', latestPrice: '1001' };
    const none = { ...prices, id: 'none', buyPrice: '1000', latestPrice: '1000' };
    expect(sortPositions([near, none], 'risk', names)).toEqual([none, near]);
  });

  it('by what acts first, a stop and a closing count like a limit', () => {
    const waiting = { profitLoss: '0', marketValue: '0', name: '', latestPrice: '1000' };
    const limit = { ...waiting, id: 'limit', status: 'pendingOrder' as const, limitPrice: '970' };
    const stop = {
      ...waiting,
      id: 'stop',
      status: 'pendingOrder' as const,
      opening: { currentStop: '1010' },
    };
    const closing = {
      ...waiting,
      id: 'closing',
      status: 'preparingToClose' as const,
      closeLimitPrice: '1020',
    };
    const bought = { ...closing, limitPrice: '1000' };
    expect(sortPositions([limit, bought, stop], 'nearest', names)).toEqual([stop, bought, limit]);
  });

  it('does not change its input', () => {
    sorted('profit');
    expect(positions.map(({ id }) => id).join('')).toBe('abcd');
  });
});

it('each sort is offered in a group, and what is held starts with the risk, all others with the latest', () => {
  expect(new Set(positionGroups.flatMap((group) => sortsOf[group]))).toEqual(new Set(positionSorts));
  expect(positionGroups.map((group) => sortsOf[group][0])).toEqual(['risk', 'newest', 'newest']);
});
