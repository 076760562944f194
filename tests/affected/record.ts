import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { coverageFile, type StoryCoverage } from '../../.storybook/coverage/record.ts';
import { readSourceTree } from '../architecture/sourceTree.ts';
import { reachOf } from './reach.ts';
import { withoutUnusedTexts } from './texts.ts';

/** Files that stories reached when they last passed. Kept between runs, and by the CI's cache between machines. */
export const recordFile = '.cache/reached.json';

/** Hash of each reached file, by path. */
export type Reached = Record<string, string>;

/** Reached files by path of the file of stories. */
export type StoryRecord = Record<string, Reached>;

/** The same for single stories. A file of its own, because it is several times as large. */
export const perStoryFile = '.cache/reachedStories.json';

/** Paths that a file reached, and for each story the indices of its paths. */
interface FileStories {
  paths: string[];
  stories: Record<string, number[]>;
}
export type PerStoryRecord = Record<string, FileStories>;

/** Hash of a file's content; empty if it does not exist. Reads each file once. */
export function contentHashes(root: string): (path: string) => string {
  const hashes = new Map<string, string>();
  return (path) => {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    const file = join(root, path);
    const hash = existsSync(file) ? createHash('sha1').update(readFileSync(file)).digest('base64') : '';
    hashes.set(path, hash);
    return hash;
  };
}

/** Text of a file; empty if it does not exist. Reads each file once. */
function textReader(root: string): (path: string) => string {
  const texts = new Map<string, string>();
  return (path) => {
    const file = join(root, path);
    const text = texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    texts.set(path, text);
    return text;
  };
}

function readJson<Content extends object>(root: string, path: string): Content {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ({} as Content);
}

export const readRecord = (root: string): StoryRecord => readJson(root, recordFile);

export const readPerStory = (root: string): PerStoryRecord => readJson(root, perStoryFile);

function write(root: string, path: string, content: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

/** Coverage of the stories played since the file was removed. */
export function readCoverage(root: string): StoryCoverage[] {
  const file = join(root, coverageFile);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/**
 * Updates the records with new coverage. Files with a failed story lose their record, so that they are played next time.
 * Stories that were not played keep their record.
 *
 * @param played files of stories that were selected
 */
export function updateRecord(root: string, played: readonly string[]): void {
  const record = readRecord(root);
  const perStory = readPerStory(root);
  const tree = readSourceTree(root);
  const hashOf = contentHashes(root);
  const read = textReader(root);
  const before = { ...perStory };
  for (const path of played) {
    delete record[path];
    delete perStory[path];
  }
  for (const { stories: file, modules, isPart } of readCoverage(root)) {
    const known = isPart ? before[file] : undefined;
    if (isPart && !known) continue;
    const byStory = new Map(known && reachedByStory(known));
    for (const [name, ran] of Object.entries(modules)) {
      const reached = [...reachOf([file, ...ran], tree)].filter((path) => !path.startsWith('.storybook/'));
      byStory.set(name, withoutUnusedTexts({ reached, read }));
    }
    const paths = [...new Set([...byStory.values()].flat())].sort();
    record[file] = Object.fromEntries(paths.map((path) => [path, hashOf(path)]));
    perStory[file] = { paths, stories: indicesIn(paths, byStory) };
  }
  write(root, recordFile, record);
  write(root, perStoryFile, perStory);
}

const reachedByStory = ({ paths, stories }: FileStories): [string, string[]][] =>
  Object.entries(stories).map(([name, places]) => [name, places.map((place) => paths[place] as string)]);

function indicesIn(
  paths: readonly string[],
  byStory: ReadonlyMap<string, string[]>,
): Record<string, number[]> {
  const place = new Map(paths.map((path, at) => [path, at]));
  return Object.fromEntries(
    [...byStory].map(([name, reached]) => [name, reached.map((path) => place.get(path) as number)]),
  );
}
