import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLabels } from './placeLabels';

const size = 10;
const formatPrice = (price: number) => price.toLocaleString('en');
const level = (title: string, y: number, value = 1000, labelled = true) => ({
  kind: 'limit' as const,
  price: String(value),
  title,
  value,
  y,
  labelled,
});
const place = (levels: ReturnType<typeof level>[]) =>
  placeLabels(levels, { height: 200, floor: 200, size, formatPrice }).map(({ text, y }) => [text, y]);

it.each([
  ['nothing', [], []],
  ['above its line', [level('Close', 100)], [['Close', 93]]],
  ['below the upper edge, where its line is close to it', [level('Close', 4)], [['Close', 7]]],
  ['at the upper edge, with its price', [level('Limit up', -340, 1520)], [['↑ Limit up 1,520', 7]]],
  ['at the lower edge, with its price', [level('Limit down', 700, 920)], [['↓ Limit down 920', 193]]],
  [
    'at the edge of the visible ones',
    [level('Close', 0), level('Long', 200)],
    [
      ['Close', 7],
      ['Long', 193],
    ],
  ],
  [
    'with its price, where the axis has no place for it',
    [level('Close', 100, 561, false)],
    [['Close · 561', 93]],
  ],
  ['nowhere before anything is drawn', [level('Close', Number.NaN)], []],
  [
    'one below the other where lines meet',
    [level('Close', 100), level('Long', 101)],
    [
      ['Close', 93],
      ['Long', 107],
    ],
  ],
  [
    'several beyond an edge, the nearest one innermost',
    [level('Long', -10, 1300), level('Limit up', -340, 1520)],
    [
      ['↑ Limit up 1,520', 7],
      ['↑ Long 1,300', 21],
    ],
  ],
  [
    'several beyond the lower edge, the nearest one innermost',
    [level('Long', 210, 1100), level('Limit down', 700, 920)],
    [
      ['↓ Long 1,100', 179],
      ['↓ Limit down 920', 193],
    ],
  ],
])('places a label %s', (_, levels, labels) => {
  expect(place(levels)).toEqual(labels);
});

it('never overlaps labels and keeps them within the edges, however many', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 700 }), { maxLength: 12 }), (heights) => {
      const labels = placeLabels(
        heights.map((y) => level('L', y)),
        { height: 200, floor: 200, size, formatPrice },
      );
      expect(labels).toHaveLength(heights.length);
      labels.forEach(({ y }, index) => {
        expect(y).toBeGreaterThanOrEqual(6.999);
        expect(y).toBeLessThanOrEqual(193.001);
        const above = labels[index - 1];
        if (above) expect(y - above.y).toBeGreaterThanOrEqual(13.999);
      });
    }),
  );
});

it('keeps labels above the volume', () => {
  const beyond = [level('Long', 190), level('Limit down', 700, 920)];
  const labels = placeLabels(beyond, { height: 200, floor: 156, size, formatPrice });
  expect(labels.map(({ text, y }) => [text, y])).toEqual([
    ['Long', 135],
    ['↓ Limit down 920', 149],
  ]);
});

it.each([
  ['a label alone', [level('Close', 100)], [107]],
  ['a label with another one there', [level('Close', 100), level('Long', 120)], [undefined, 127]],
  ['a label just above the floor', [level('Close', 198)], [undefined]],
  ['a label of a line beyond the edge', [level('Limit up', -340)], [undefined]],
])('%s may or may not stand below its line', (_, levels, below) => {
  const labels = placeLabels(levels, { height: 200, floor: 200, size, formatPrice });
  expect(labels.map((label) => label.below)).toEqual(below);
});
