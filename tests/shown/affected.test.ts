import { expect, it } from 'vitest';
import { affectedStories } from '../affected/affectedStories';
import { exportsValues } from '../affected/reach';
import { readRan, readRecord } from '../affected/record';
import { readSourceTree } from '../architecture/sourceTree';

/** Texts are data: to load them runs nothing of theirs. What names their namespace reaches them. */
const isText = (path: string) => path.startsWith('src/i18n/locales/');

/** Every story is built with these, so a change of one means everything. */
const isCatalogue = (path: string) => path.startsWith('.storybook/');

const root = process.cwd();
const record = readRecord(root);
const tree = readSourceTree(root);

/** Values are read, not run: what ran tells by whom only of functions. */
function hasValues(path: string): boolean {
  const file = tree.get(path);
  return file !== undefined && exportsValues(file);
}

/** For each module, the files of stories that ran one of its functions. */
const executed = new Map<string, Set<string>>();
for (const { stories, modules } of readRan(root)) {
  for (const path of [stories, ...Object.values(modules).flat()]) {
    if (isText(path) || isCatalogue(path)) continue;
    executed.set(path, (executed.get(path) ?? new Set()).add(stories));
  }
}

const stories = Object.keys(record);

/** The files of stories that `--changed` chooses when one module has changed. */
function chosenFor(path: string): Set<string> {
  // Of each file, what says something about this module: all of it would take a minute.
  const about = stories.map((name) => [name, record[name]?.[path] === undefined ? {} : { [path]: '' }]);
  const affected = affectedStories({
    ...{ changed: [path], stories, record: Object.fromEntries(about) },
    hashOf: () => '',
  });
  return new Set(affected.map(({ stories }) => stories));
}

it('a change of any module plays every file that ran it; of functions, on average at most three times as many', () => {
  const missing: string[] = [];
  const ratios: number[] = [];
  for (const [path, ran] of executed) {
    const chosen = chosenFor(path);
    missing.push(
      ...[...ran].filter((stories) => !chosen.has(stories)).map((stories) => `${path}: ${stories}`),
    );
    if (!hasValues(path)) ratios.push(chosen.size / ran.size);
  }
  expect(missing).toEqual([]);
  expect(ratios.length).toBeGreaterThan(1_000);
  expect(ratios.reduce((sum, ratio) => sum + ratio) / ratios.length).toBeLessThanOrEqual(3);
});
