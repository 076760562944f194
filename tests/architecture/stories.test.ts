import { expect, it } from 'vitest';
import { routePaths } from '../../src/app/routes';
import { partsOf, sourcesIn } from './sources';

const stories = sourcesIn('stories').filter(({ path }) => path.endsWith('.stories.tsx'));

const screenTitles = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => /title: '(Screens\/[^']+)'/.exec(text)?.[1] ?? []));

const isImported = (folder: string, texts: readonly string[]) =>
  texts.some((text) => text.includes(`../${folder}/`));

const texts = stories.map(({ text }) => text);

/** The exported stories without a JSDoc on the line above, which Storybook shows as their description. */
const withoutDescription = (text: string) => {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = /^export const (\w+)/.exec(line)?.[1];
    return name && !/^ \*\/$|^\/\*\* .*\w.* \*\/$/.test(lines[index - 1] ?? '') ? [name] : [];
  });
};

it('the titles of the stories of screens are exactly the paths', () => {
  expect([...screenTitles(texts)].toSorted()).toEqual(
    [...routePaths].map((path) => `Screens${path}`).toSorted(),
  );
});

it.each(['widgets', 'components'])('every folder of %s has a story', (layer) => {
  expect(partsOf(layer).filter((folder) => !isImported(folder, texts))).toEqual([]);
});

it.each(['app', 'components', 'screens', 'widgets'])('every story of %s has a description', (folder) => {
  const missing = stories
    .filter(({ path }) => path.startsWith(`stories/${folder}/`))
    .flatMap(({ path, text }) => withoutDescription(text).map((name) => `${path}: ${name}`));
  expect(missing).toEqual([]);
});

it('a title and an import are found', () => {
  const sample = ["import { Row } from '../../src/components/Row/Row';", "  title: 'Screens/user/loan',"];
  expect(screenTitles(sample)).toEqual(new Set(['Screens/user/loan']));
  expect(isImported('src/components/Row', sample)).toBe(true);
  expect(isImported('src/components/RowGroup', sample)).toBe(false);
});

it('a missing description is found', () => {
  const sample =
    '/** Seen. */\nexport const A: Story = {};\n\n/** */\nexport const B = of();\nexport const C = of();\n';
  expect(withoutDescription(sample)).toEqual(['B', 'C']);
});
