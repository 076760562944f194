import { expect, it } from 'vitest';
import { type FileEntry, picturesByFile } from './plan';

const story = (title: string, name: string, file = title): FileEntry => ({
  id: `${title}-${name}`,
  type: 'story',
  title,
  name,
  importPath: `./stories/${file}.stories.tsx`,
});

const namesOf = (...entries: FileEntry[]) =>
  Object.fromEntries(
    [...picturesByFile(entries)].map(([file, pictures]) => [file, pictures.map(({ name }) => name)]),
  );

it('takes the default story of a screen in all languages and widths, its other states in both themes', () => {
  const { 'stories/Screens/user/pj.stories.tsx': names } = namesOf(
    story('Screens/user/pj', 'Loading'),
    story('Screens/user/pj', 'Default'),
  );
  expect(names).toHaveLength(12);
  expect(names).toContain('Screens/user/pj/Default tw 320');
  expect(names?.filter((name) => name.includes('Loading'))).toEqual([
    'Screens/user/pj/Loading jp 390',
    'Screens/user/pj/Loading jp 390 dark',
  ]);
});

it('takes the first story of a part in all languages if none is the default', () => {
  expect(namesOf(story('Widgets/Price', 'Up'), story('Widgets/Price', 'Down'))).toEqual({
    'stories/Widgets/Price.stories.tsx': [
      'Widgets/Price/Up en 390',
      'Widgets/Price/Up tw 390',
      'Widgets/Price/Up jp 390',
      'Widgets/Price/Up jp 390 dark',
      'Widgets/Price/Down jp 390',
      'Widgets/Price/Down jp 390 dark',
    ],
  });
});

it('has one default story for all files of a title', () => {
  expect(namesOf(story('Widgets/Price', 'Default', 'a'), story('Widgets/Price', 'Down', 'b'))).toMatchObject({
    'stories/b.stories.tsx': ['Widgets/Price/Down jp 390', 'Widgets/Price/Down jp 390 dark'],
  });
});

it('omits documentation pages', () => {
  expect(namesOf({ ...story('Widgets/Price', 'Docs'), type: 'docs' })).toEqual({});
});

it('gives every picture its own file', () => {
  const pictures = [
    ...picturesByFile([story('Screens/a', 'Default'), story('Screens/a', 'Fails')]).values(),
  ].flat();
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
});
