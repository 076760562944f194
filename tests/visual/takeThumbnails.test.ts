import { expect, it } from 'vitest';
import { thumbnailShots } from './takeThumbnails';

const entry = (title: string, name: string) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  type: 'story',
  title,
  name,
});
const entries = [
  entry('Screens/user/pj', 'Loading'),
  entry('Screens/user/pj', 'Default'),
  entry('Widgets/Row', 'Default'),
];
const ofMap = [
  'screens-user-pj--default-en.jpg',
  'screens-user-pj--default-tw.jpg',
  'screens-user-pj--default-jp.jpg',
];

it('takes the default story of every screen in every language', () => {
  expect(thumbnailShots(entries, false).map(({ file }) => file)).toEqual(ofMap);
});

it('takes every other state, too, if all are wanted', () => {
  expect(thumbnailShots(entries, true).map(({ file }) => file)).toEqual([
    ...ofMap,
    'screens-user-pj--loading-en.jpg',
    'screens-user-pj--loading-tw.jpg',
    'screens-user-pj--loading-jp.jpg',
  ]);
});
