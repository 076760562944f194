import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eachLanguageTag, playsOf } from '../../.storybook/plays';

const namesFor = (path: string) => playsOf(path, []).map(({ name }) => name);
const screen = '/itayose/stories/screens/home/index.stories.tsx';
const journey = '/itayose/stories/journeys/back.stories.tsx';

it('plays a story in English, then switches to the other languages', () => {
  expect(playsOf(screen, [])).toMatchObject([{ name: 'en', input: 'pointer', alsoIn: ['tw', 'jp'] }]);
});

it('plays stories that depend on the language in each of them', () => {
  const [english, ...others] = playsOf(screen, ['Default']);
  expect(english?.only).toBeUndefined();
  expect(others.map(({ name, only }) => [name, only])).toEqual([
    ['tw', ['Default']],
    ['jp', ['Default']],
  ]);
});

it.each([journey, 'C:\\itayose\\stories\\journeys\\back.stories.tsx'])(
  'plays journeys by pointer, and by keyboard in another language: %s',
  (path) => {
    expect(namesFor(path)).toEqual(['en', 'jp by keyboard']);
  },
);

it('depends on the folder of the stories only, not on the location of the project', () => {
  expect(namesFor(`/journeys/reference${screen}`)).toEqual(['en']);
});

it('gives every play a unique name, on one phone', () => {
  const plays = playsOf(journey, []);
  expect(new Set(plays.map(({ name }) => name)).size).toBe(plays.length);
  expect(new Set(plays.map(({ viewport }) => viewport.width))).toEqual(new Set([390]));
});

/** A misspelt tag would silently skip two languages. */
it('knows every tag that stories have', () => {
  const known = [eachLanguageTag, 'autodocs', '!autodocs', 'dev', '!dev'];
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => readFileSync(`stories/${path}`, 'utf8'));
  const lists = texts.flatMap((text) => text.match(/\btags: \[[^\]]*\]/g) ?? []);
  const tags = new Set(lists.flatMap((list) => [...list.matchAll(/'([^']*)'/g)].map(([, tag = '']) => tag)));
  expect([...tags].filter((tag) => !known.includes(tag))).toEqual([]);
  expect(tags).toContain(eachLanguageTag);
});
