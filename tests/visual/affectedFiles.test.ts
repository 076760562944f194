import { expect, it } from 'vitest';
import type { StoryRecord } from '../affected/record';
import { affectedFiles } from './affectedFiles';
import { type Files, madeOf } from './contents';
import { how } from './how';
import type { PictureSet } from './pictureSets';

const price = 'stories/widgets/Price.stories.tsx';
const gauge = 'stories/widgets/Gauge.stories.tsx';

const base: Files = new Map([
  [how, 'one browser'],
  ...[price, gauge, 'src/widgets/Price.tsx', 'src/widgets/Gauge.tsx'].map((path) => [path, 'a'] as const),
]);

const setOfPrice: PictureSet = {
  stories: price,
  madeOf: madeOf(price, ['src/widgets/Price.tsx'], base),
  pictures: [],
  folder: '',
};
const sets = new Map([[price, [setOfPrice]]]);
const record: StoryRecord = { [gauge]: { [gauge]: 'a', 'src/widgets/Gauge.tsx': 'a' } };

type Known = Pick<Parameters<typeof affectedFiles>[0], 'sets' | 'record'>;

function affectedBy(changes: Record<string, string | undefined>, known: Known = { sets, record }) {
  const here = new Map(base);
  for (const [path, hash] of Object.entries(changes)) {
    if (hash === undefined) here.delete(path);
    else here.set(path, hash);
  }
  const stories = [...new Set([...base.keys(), ...here.keys()])].filter((path) =>
    path.endsWith('.stories.tsx'),
  );
  const affected = affectedFiles({
    ...{ stories, base, here, ...known },
    ...{ changed: Object.keys(changes), hashOf: (path) => here.get(path) ?? '' },
  });
  return Object.fromEntries(affected.map(({ stories, because }) => [stories, because]));
}

it('omits unchanged files', () => {
  expect(affectedBy({ 'src/lib/csv.ts': 'b' })).toEqual({});
});

it('uses the dependencies stored with pictures', () => {
  expect(affectedBy({ 'src/widgets/Price.tsx': 'b' })).toEqual({ [price]: 'src/widgets/Price.tsx changed' });
});

it('uses the record of played stories where there are no pictures', () => {
  expect(affectedBy({ 'src/widgets/Gauge.tsx': 'b' })).toEqual({ [gauge]: 'src/widgets/Gauge.tsx changed' });
});

it('selects files without any record', () => {
  expect(affectedBy({}, { sets: new Map(), record: {} })).toEqual({
    [price]: 'not recorded yet',
    [gauge]: 'not recorded yet',
  });
});

it('ignores pictures of another browser', () => {
  const other = [{ ...setOfPrice, madeOf: { ...setOfPrice.madeOf, [how]: 'another browser' } }];
  expect(affectedBy({}, { sets: new Map([[price, other]]), record })).toEqual({
    [price]: 'not recorded yet',
  });
});

it('finds new and removed stories', () => {
  const added = 'stories/widgets/Change.stories.tsx';
  expect(affectedBy({ [added]: 'a', [gauge]: undefined })).toEqual({ [added]: 'new', [gauge]: 'gone' });
});
