import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, freePlace } from './freePlace';

const label: Box = { left: 2, right: 42, top: 90, bottom: 104 };
const bar = (left: number, top: number, bottom: number): Box => ({ left, right: left + 8, top, bottom });

it.each([
  ['at the left without bars', [], 2],
  ['at the left of bars at other prices', [bar(0, 10, 80), bar(10, 110, 150)], 2],
  ['behind the bars that are there', [bar(0, 80, 120), bar(10, 80, 95)], 20],
  ['in the first gap that is wide enough', [bar(0, 80, 120), bar(30, 80, 120), bar(90, 80, 120)], 40],
  ['nowhere, where bars are everywhere', [bar(0, 80, 120), bar(40, 80, 120), bar(80, 80, 120)], undefined],
])('a label is %s', (_, bars, start) => {
  expect(freePlace(label, bars, 120)).toBe(start);
});

it('covers no bar', () => {
  const prices = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(prices, (bars) => {
      const boxes = bars.map(([top, height], index) => bar(index * 10, top, top + height));
      const start = freePlace(label, boxes, 400);
      if (start === undefined) return;
      const covered = boxes.filter(
        ({ left, right, top, bottom }) =>
          left < start + 40 && right > start && top < label.bottom && bottom > label.top,
      );
      expect(covered).toEqual([]);
    }),
  );
});
