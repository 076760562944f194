import { expect, it } from 'vitest';
import { difference } from '../../.storybook/aria/difference';

it.each([
  { was: ['a', 'b'], is: ['a', 'b'], told: ['  a', '  b'] },
  { was: ['a', 'b', 'c'], is: ['a', 'x', 'c'], told: ['  a', '- b', '+ x', '  c'] },
  { was: ['a', 'c'], is: ['a', 'b', 'c'], told: ['  a', '+ b', '  c'] },
  { was: ['a', 'b', 'c'], is: ['a', 'c'], told: ['  a', '- b', '  c'] },
  // The same line twice counts once.
  { was: ['a'], is: ['a', 'a'], told: ['  a', '+ a'] },
  { was: ['a', 'a'], is: ['a'], told: ['  a', '- a'] },
  { was: [], is: ['a'], told: ['+ a'] },
  { was: ['a'], is: [], told: ['- a'] },
])('tells what became of $was in $is', ({ was, is, told }) => {
  expect(difference(was, is)).toEqual(told);
});
