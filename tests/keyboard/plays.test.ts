import { expect, it } from 'vitest';
import { playsOf } from '../../.storybook/plays';

const namesFor = (path: string, source = '') => playsOf(path, source).map(({ name }) => name);
const screen = '/itayose/stories/screens/home/index.stories.tsx';
const journey = '/itayose/stories/journeys/back.stories.tsx';

it('plays a story in English, then switches to the other languages', () => {
  expect(playsOf(screen, '')).toMatchObject([{ name: 'en', input: 'pointer', alsoIn: ['tw', 'jp'] }]);
});

it.each(["globals.locale === 'jp'", 'useLanguage()', 'const language = 1'])(
  'plays a story that reads the language in each: %s',
  (source) => expect(namesFor(screen, source)).toEqual(['en', 'tw', 'jp']),
);

it.each(['map/Map', 'reference/formats/Price', 'foundations/Colour'])(
  'plays pages about texts in each: %s',
  (name) => {
    expect(namesFor(`/itayose/stories/${name}.stories.tsx`)).toEqual(['en', 'tw', 'jp']);
  },
);

it.each([journey, 'C:\\itayose\\stories\\journeys\\back.stories.tsx'])(
  'plays the journeys by keyboard as well: %s',
  (path) => {
    expect(namesFor(path)).toEqual(['en', 'tw', 'jp', 'en by keyboard']);
  },
);

it('has a name of its own for every play, on one phone', () => {
  const plays = playsOf(journey, '');
  expect(new Set(plays.map(({ name }) => name)).size).toBe(plays.length);
  expect(new Set(plays.map(({ viewport }) => viewport.width))).toEqual(new Set([390]));
});
