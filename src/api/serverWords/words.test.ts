import { expect, it } from 'vitest';
import { inOneScript } from './characters';
import { read } from './reading';
import { words } from './words';

const names = Object.entries(words).flatMap(([word, languages]) =>
  Object.entries(languages).map(([language, names]) => [word, language, inOneScript(names)] as const),
);

it.each(names)('%s is written in %s in the form that messages are read in', (_word, _language, source) => {
  expect(read(source)).toBe(source);
});
