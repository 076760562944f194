import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareSets } from './compare';
import { keepSet, readSet, removeOldRevisions } from './pictureSets';
import type { Picture } from './plan';

const stories = 'stories/widgets/market/Price.stories.tsx';
const day = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pictureOf = (name: string): Picture => ({
  id: name,
  title: '',
  name,
  file: `${name}.png`,
  mode: { locale: 'jp', viewport: { width: 390, height: 844 }, theme: 'light' },
});

/** Writes pictures with these contents. */
function take(revision: string, contents: Record<string, string>) {
  const taken = join(folder, revision, stories);
  mkdirSync(taken, { recursive: true });
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(taken, `${name}.png`), content);
  return { stories, folder: taken, pictures: Object.keys(contents).map(pictureOf) };
}

it('finds the complete pictures of a revision', () => {
  const set = take('a', { Up: 'red' });
  expect(readSet(join(folder, 'a'), stories)).toBeUndefined();
  keepSet(set);
  expect(readSet(join(folder, 'a'), stories)).toEqual(set);
  expect(readSet(join(folder, 'b'), stories)).toBeUndefined();
});

it('removes pictures of revisions that were not used for a while', () => {
  const now = Date.now();
  for (const [name, days] of Object.entries({ used: 15, old: 15, recent: 13 })) {
    take(name, { Up: 'red' });
    utimesSync(join(folder, name), new Date(now - days * day), new Date(now - days * day));
  }
  removeOldRevisions(folder, 14, 'used', now);
  expect(['used', 'old', 'recent'].map((name) => existsSync(join(folder, name)))).toEqual([
    true,
    false,
    true,
  ]);
});

it('finds changed, new and removed pictures', () => {
  const before = take('before', { Up: 'red', Down: 'green', Old: 'grey' });
  const after = take('after', { Up: 'red', Down: 'blue', New: 'grey' });
  expect(compareSets(before, after)).toEqual([
    {
      picture: pictureOf('Down'),
      before: join(before.folder, 'Down.png'),
      after: join(after.folder, 'Down.png'),
    },
    { picture: pictureOf('Old'), before: join(before.folder, 'Old.png'), after: undefined },
    { picture: pictureOf('New'), before: undefined, after: join(after.folder, 'New.png') },
  ]);
});
