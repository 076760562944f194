import { expect, it } from 'vitest';
import { affectedStories } from '../affected/affectedStories';
import { exportsValues } from '../affected/reach';
import { readCoverage, readRecord } from '../affected/record';
import { readSourceTree } from '../architecture/sourceTree';

/** Texts are data without functions. Code that names their namespace reaches them. */
const isText = (path: string) => path.startsWith('src/i18n/locales/');

/** Part of every story, so a change affects all stories. */
const isCatalogue = (path: string) => path.startsWith('.storybook/');

const root = process.cwd();
const record = readRecord(root);
const tree = readSourceTree(root);

/** Coverage covers functions only; values are read without running. */
function hasValues(path: string): boolean {
  const file = tree.get(path);
  return file !== undefined && exportsValues(file);
}

/** For each module, the files of stories that executed it. */
const executed = new Map<string, Set<string>>();
for (const { stories, modules } of readCoverage(root)) {
  for (const path of [stories, ...Object.values(modules).flat()]) {
    if (isText(path) || isCatalogue(path)) continue;
    executed.set(path, (executed.get(path) ?? new Set()).add(stories));
  }
}

const stories = Object.keys(record);

/** Files of stories that `--changed` selects when one module has changed. */
function selectedFor(path: string): Set<string> {
  // Reduced to this module, because the whole record would take a minute.
  const about = stories.map((name) => [name, record[name]?.[path] === undefined ? {} : { [path]: '' }]);
  const affected = affectedStories({
    ...{ changed: [path], stories, record: Object.fromEntries(about) },
    hashOf: () => '',
  });
  return new Set(affected.map(({ stories }) => stories));
}

it('a change of a module selects every file that ran it; for functions, at most three times as many on average', () => {
  const missing: string[] = [];
  const ratios: number[] = [];
  for (const [path, ran] of executed) {
    const selected = selectedFor(path);
    missing.push(
      ...[...ran].filter((stories) => !selected.has(stories)).map((stories) => `${path}: ${stories}`),
    );
    if (!hasValues(path)) ratios.push(selected.size / ran.size);
  }
  expect(missing).toEqual([]);
  expect(ratios.length).toBeGreaterThan(1_000);
  expect(ratios.reduce((sum, ratio) => sum + ratio) / ratios.length).toBeLessThanOrEqual(3);
});
