import { readdirSync, readFileSync } from 'node:fs';
import { combineTags } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { kindOfState, stateKinds } from '../../stories/map/stateKinds';

it.each([
  [['loading'], 'loading'],
  [['each-language', 'refused'], 'refused'],
  [['each-language'], 'default'],
  [[], 'default'],
])('a story with the tags %j is a state of the kind %s', (tags, kind) => {
  expect(kindOfState(tags)).toBe(kind);
});

it('no story is of two kinds', () => {
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' });
  const stories = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const source = readFileSync(`stories/${file}`, 'utf8');
      return loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse().indexInputs;
    });
  const kindsOf = (tags: readonly string[] = []) => {
    const combined = combineTags(...tags);
    return stateKinds.filter(({ name }) => combined.includes(name));
  };
  expect(stories.length).toBeGreaterThan(1_000);
  expect(stories.filter(({ tags }) => kindsOf(tags).length > 1)).toEqual([]);
});
