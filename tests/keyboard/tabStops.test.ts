import { expect, it } from 'vitest';
import { isNearerBackwards } from '../../.storybook/keyboard/tabStops';

it.each([
  { from: 0, to: 1, backwards: false },
  { from: 0, to: 9, backwards: true },
  { from: 8, to: 1, backwards: false },
  { from: 5, to: 3, backwards: true },
  { from: 5, to: 5, backwards: false },
  // Equal in both directions.
  { from: 0, to: 5, backwards: false },
])('finds the shorter direction around ten stops from $from to $to', ({ from, to, backwards }) => {
  expect(isNearerBackwards(from, to, 10)).toBe(backwards);
});
