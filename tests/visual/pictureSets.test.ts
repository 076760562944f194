import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compareSets } from './compare';
import { keepSet, type PictureSet, readSets, removeOldSets, setOf, touchSet } from './pictureSets';
import type { Picture } from './plan';

const stories = 'stories/widgets/Price.stories.tsx';
const file = 'src/widgets/Price.tsx';
const day = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pictureOf = (name: string): Picture => ({
  ...{ id: name, title: '', name, file: `${name}.png` },
  mode: { locale: 'jp', viewport: { width: 390, height: 844 }, theme: 'light' },
});

/** Stores pictures with these contents. */
function take(label: string, contents: Record<string, string>) {
  const taken = join(folder, label);
  mkdirSync(taken);
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(taken, `${name}.png`), content);
  return { folder: taken, pictures: Object.keys(contents).map(pictureOf) };
}

const kept = () => join(folder, 'kept');

const keep = (hash: string, contents: Record<string, string>): PictureSet =>
  keepSet(kept(), { stories, madeOf: { [file]: hash }, ...take(`taken-${hash}`, contents) });

it('finds the pictures of a revision by their dependencies', () => {
  keep('a', { Up: 'red' });
  keep('b', { Up: 'green' });
  const found = setOf(readSets(kept()), stories, new Map([[file, 'b']]));
  expect(readFileSync(join(found?.folder ?? '', 'Up.png'), 'utf8')).toBe('green');
  expect(setOf(readSets(kept()), stories, new Map([[file, 'c']]))).toBeUndefined();
});

it('removes pictures that were not used for a while', () => {
  const now = Date.now();
  const old = keep('a', { Up: 'red' });
  const wanted = keep('b', { Up: 'green' });
  touchSet(old, new Date(now - 15 * day));
  touchSet(wanted, new Date(now - 13 * day));
  expect(removeOldSets(kept(), 14, now)).toBe(1);
  expect([existsSync(old.folder), existsSync(wanted.folder)]).toEqual([false, true]);
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
