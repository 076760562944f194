import { expect, it } from 'vitest';
import { Turns } from '../../stories/screenPage/turns';

/** Users who note that they begin. */
function takers(turns: Turns) {
  const begun: string[] = [];
  return { begun, take: (name: string) => turns.take(() => begun.push(name)) };
}

it('lets as many begin as there are places, the others in their order', () => {
  const { begun, take } = takers(new Turns(2));
  const [endFirst] = ['a', 'b', 'c', 'd'].map(take);
  expect(begun).toEqual(['a', 'b']);
  endFirst?.();
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('skips those who stopped waiting', () => {
  const { begun, take } = takers(new Turns(1));
  const [endFirst, endSecond] = ['a', 'b', 'c'].map(take);
  endSecond?.();
  endFirst?.();
  expect(begun).toEqual(['a', 'c']);
});

it('frees a place once, however often a turn is ended', () => {
  const { begun, take } = takers(new Turns(1));
  const endFirst = take('a');
  endFirst();
  endFirst();
  for (const name of ['b', 'c']) take(name);
  expect(begun).toEqual(['a', 'b']);
});
