import { expect, it } from 'vitest';
import { diffLines } from '../../.storybook/aria/diffLines';

it.each([
  { before: ['a', 'b'], after: ['a', 'b'], diff: ['  a', '  b'] },
  { before: ['a', 'b', 'c'], after: ['a', 'x', 'c'], diff: ['  a', '- b', '+ x', '  c'] },
  { before: ['a', 'c'], after: ['a', 'b', 'c'], diff: ['  a', '+ b', '  c'] },
  { before: ['a', 'b', 'c'], after: ['a', 'c'], diff: ['  a', '- b', '  c'] },
  // The same line twice counts once.
  { before: ['a'], after: ['a', 'a'], diff: ['  a', '+ a'] },
  { before: ['a', 'a'], after: ['a'], diff: ['  a', '- a'] },
  { before: [], after: ['a'], diff: ['+ a'] },
  { before: ['a'], after: [], diff: ['- a'] },
])('shows the difference between $before and $after', ({ before, after, diff }) => {
  expect(diffLines(before, after)).toEqual(diff);
});
