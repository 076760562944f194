import { describe, expect, it } from 'vitest';
import { type PriceMarkKind, priceLine } from './priceLine';

type Prices = Partial<Record<PriceMarkKind, string>>;

/** Places in hundredths of the line. */
const placed = (prices: Prices, limits?: { low: string; high: string }) =>
  priceLine(prices, limits).marks.map(({ kind, place }) => [kind, Math.round(place * 100)]);

describe('priceLine', () => {
  it.each<[string, Prices, { low: string; high: string } | undefined, [PriceMarkKind, number][]]>([
    ['nothing', {}, undefined, []],
    ['one price in the middle', { now: '561' }, undefined, [['now', 50]]],
    [
      'equal prices in the middle',
      { now: '561', breakEven: '561' },
      undefined,
      [
        ['breakEven', 50],
        ['now', 50],
      ],
    ],
    [
      'a long order: liquidation at the left end, break-even at the right end',
      { now: '561', breakEven: '563', liquidation: '517' },
      undefined,
      [
        ['liquidation', 4],
        ['now', 92],
        ['breakEven', 96],
      ],
    ],
    [
      'a short order: break-even at the left end, liquidation at the right end',
      { now: '561', breakEven: '559', liquidation: '1110' },
      undefined,
      [
        ['breakEven', 4],
        ['now', 4],
        ['liquidation', 96],
      ],
    ],
    [
      'the daily limits at the ends, the limit of the order between them',
      { now: '561', limit: '511' },
      { low: '461', high: '661' },
      [
        ['limit', 27],
        ['now', 50],
      ],
    ],
    [
      'a price of ten digits before one of two',
      { now: '9999999999', limit: '10' },
      undefined,
      [
        ['limit', 4],
        ['now', 96],
      ],
    ],
  ])('places %s', (_, prices, limits, marks) => {
    expect(placed(prices, limits)).toEqual(marks);
  });

  it('draws the daily limits inside of a scale that a liquidation price beyond them has stretched', () => {
    const { range } = priceLine({ now: '561', liquidation: '1110' }, { low: '461', high: '661' });
    expect(range?.from).toBeCloseTo(0.04);
    expect(range?.to).toBeCloseTo(0.04 + (200 / 649) * 0.92);
  });

  it('has no range without daily limits', () => {
    expect(priceLine({ now: '561' }).range).toBeUndefined();
  });

  it('keeps every mark on the line and in the order of its price', () => {
    for (let now = 1; now < 2000; now += 97) {
      const { marks } = priceLine({ now: String(now), breakEven: '1000', liquidation: '800', limit: '1200' });
      const places = marks.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places)).toBeLessThanOrEqual(1);
    }
  });
});
