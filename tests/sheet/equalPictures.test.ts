import { expect, it } from 'vitest';
import { equalPictures } from './takeSheet.ts';

const file = (id: string, ...bytes: number[]) => ({ id, picture: Uint8Array.from(bytes) });

it('names the stories whose pictures are equal', () => {
  expect(equalPictures([file('a', 1), file('b', 2), file('c', 1), file('d', 3), file('e', 2)])).toEqual([
    ['a', 'c'],
    ['b', 'e'],
  ]);
});

it('names none when all pictures differ', () => {
  expect(equalPictures([file('a', 1), file('b', 1, 1)])).toEqual([]);
});
