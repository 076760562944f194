import { expect, it } from 'vitest';
import { freeLabels } from './freeLabels';

it.each([
  ['labels that are apart', [10, 60], [], [true, true]],
  ['a label on the last price', [10, 60], [60], [true, false]],
  ['a label that touches the last price', [50], [60], [false]],
  ['two labels at one price', [10, 10], [], [true, false]],
  ['a label beside one that is left out', [55, 45], [60], [false, true]],
] as const)('%s', (_, ys, always, drawn) => {
  expect(freeLabels(ys, { always, size: 10 })).toEqual(drawn);
});
