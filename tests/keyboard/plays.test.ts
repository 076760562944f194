import { expect, it } from 'vitest';
import { playsOf } from '../../.storybook/modes';

const namesFor = (path: string) => playsOf(path).map(({ name }) => name);

it('plays every story in every locale', () => {
  expect(namesFor('/itayose/stories/screens/home/index.stories.tsx')).toEqual(['en', 'tw', 'jp']);
});

it.each(['/itayose/stories/journeys/back.stories.tsx', 'C:\\itayose\\stories\\journeys\\back.stories.tsx'])(
  'plays the journeys by keyboard as well: %s',
  (path) => {
    expect(namesFor(path)).toEqual(['en', 'tw', 'jp', 'en by keyboard']);
  },
);

it('has a name of its own for every play, on one phone', () => {
  const plays = playsOf('/itayose/stories/journeys/back.stories.tsx');
  expect(new Set(plays.map(({ name }) => name)).size).toBe(plays.length);
  expect(new Set(plays.map(({ viewport }) => viewport.width))).toEqual(new Set([390]));
});
