import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Ran, ranFile } from '../../.storybook/ran/record.ts';
import { readSourceTree } from '../architecture/sourceTree.ts';
import { reachOf } from './reach.ts';
import { withoutUnusedTexts } from './texts.ts';

/** What the files of stories reached when they last passed. Kept between runs, and between machines by the CI's cache. */
export const recordFile = '.cache/reached.json';

/** Each file that a file of stories reached, with the hash of its content then. */
export type Reached = Record<string, string>;

/** What was reached, by the path of the stories' file. */
export type StoryRecord = Record<string, Reached>;

/** Hash of the content of a file; empty where there is none. Reads each file once. */
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

/** Text of a file; empty where there is none. Reads each file once. */
function textReader(root: string): (path: string) => string {
  const texts = new Map<string, string>();
  return (path) => {
    const file = join(root, path);
    const text = texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    texts.set(path, text);
    return text;
  };
}

export function readRecord(root: string): StoryRecord {
  const file = join(root, recordFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** What the stories ran that were played since the file was removed. */
export function readRan(root: string): Ran[] {
  const file = join(root, ranFile);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/**
 * Adds what the stories have just run to the record. Stories that were to be played and did not pass are forgotten, so
 * that they are played next time.
 *
 * @param played files of stories that were to be played
 */
export function keepRecord(root: string, played: readonly string[]): void {
  const record = readRecord(root);
  const tree = readSourceTree(root);
  const hashOf = contentHashes(root);
  const read = textReader(root);
  for (const path of played) delete record[path];
  for (const { stories, modules } of readRan(root)) {
    const reached = [...reachOf([stories, ...modules], tree)].filter(
      (path) => !path.startsWith('.storybook/'),
    );
    const used = withoutUnusedTexts({ reached, read });
    record[stories] = Object.fromEntries(used.sort().map((path) => [path, hashOf(path)]));
  }
  mkdirSync(dirname(join(root, recordFile)), { recursive: true });
  writeFileSync(join(root, recordFile), JSON.stringify(record));
}
