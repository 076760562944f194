import { expect, it } from 'vitest';
import { affectedNames } from './affectedNames.ts';
import type { PerStoryRecord } from './record.ts';

const file = 'stories/widgets/Price.stories.tsx';
const paths = [file, 'src/widgets/Price.tsx', 'src/widgets/flashes.ts'];
const perStory: PerStoryRecord = { [file]: { paths, stories: { Up: [0, 1], Flashes: [0, 1, 2] } } };
const reached = Object.fromEntries(paths.map((path) => [path, 'a']));

const namesFor = (changed: string[], hashOf = (_: string) => 'a', known = perStory) =>
  affectedNames({ file, changed, reached, perStory: known, hashOf });

it.each([
  ['src/widgets/Price.tsx', ['Up', 'Flashes']],
  ['src/widgets/flashes.ts', ['Flashes']],
])('selects stories that reached %s', (changed, names) => {
  expect(namesFor([changed])).toEqual(names);
});

it('returns undefined without data for single stories', () => {
  expect(namesFor(['src/widgets/flashes.ts'], undefined, {})).toBeUndefined();
});

it('selects stories that reached a file which has changed since they were played', () => {
  expect(namesFor([], (path) => (path === 'src/widgets/flashes.ts' ? 'b' : 'a'))).toEqual(['Flashes']);
});
