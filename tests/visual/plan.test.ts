import { expect, it } from 'vitest';
import type { IndexEntry } from '../../stories/map/storyIndex';
import { picturesByTitle } from './plan';

const story = (title: string, name: string): IndexEntry => ({
  id: `${title}-${name}`,
  type: 'story',
  title,
  name,
});

const filesOf = (...entries: IndexEntry[]) =>
  Object.fromEntries(
    [...picturesByTitle(entries)].map(([title, pictures]) => [title, pictures.map(({ file }) => file)]),
  );

it('shows a screen by default in all languages at all widths, and in its other states once', () => {
  const { 'Screens/user/pj': files } = filesOf(
    story('Screens/user/pj', 'Loading'),
    story('Screens/user/pj', 'Default'),
  );
  expect(files).toHaveLength(10);
  expect(files).toContain('Screens/user/pj/Default tw 320.png');
  expect(files?.filter((file) => file.includes('Loading'))).toEqual(['Screens/user/pj/Loading jp 390.png']);
});

it('shows the first story of a part in all languages where none is the default', () => {
  expect(filesOf(story('Widgets/Price', 'Up'), story('Widgets/Price', 'Down'))).toEqual({
    'Widgets/Price': [
      'Widgets/Price/Up en 390.png',
      'Widgets/Price/Up tw 390.png',
      'Widgets/Price/Up jp 390.png',
      'Widgets/Price/Down jp 390.png',
    ],
  });
});

it('leaves pages of documentation out', () => {
  expect(filesOf({ ...story('Widgets/Price', 'Docs'), type: 'docs' })).toEqual({});
});
