import { describe, expect, it } from 'vitest';
import { type PositionSort, positionSorts, sortPositions, sortsOf } from './positionOrder';
import { positionGroups } from './tradeVocabulary';

const positions = [
  { id: 'a', name: 'Sora', profitLoss: '-5', marketValue: '900', latestPrice: '100', limitPrice: '90' },
  { id: 'b', name: 'Aoba', profitLoss: '1000', marketValue: '1000', latestPrice: '1000', limitPrice: '1001' },
  { id: 'c', name: 'Kita', profitLoss: '20.5', marketValue: '950', latestPrice: '50', limitPrice: null },
  { id: 'd', name: 'Aoba', profitLoss: '-5', marketValue: '5', latestPrice: '10', limitPrice: '11.5' },
];
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

  it('does not change its input', () => {
    sorted('profit');
    expect(positions.map(({ id }) => id).join('')).toBe('abcd');
  });
});

it('each sort is offered in a group, and every group starts with the latest first', () => {
  expect(new Set(positionGroups.flatMap((group) => sortsOf[group]))).toEqual(new Set(positionSorts));
  for (const group of positionGroups) expect(sortsOf[group][0]).toBe('newest');
});
