import { createHash } from 'node:crypto';
import { how } from './how.ts';

/** Content hashes of the files of a revision, by path. */
export type Files = ReadonlyMap<string, string>;

/** Dependencies of pictures: files, and folders with a trailing slash, with their content hashes. */
export type MadeOf = Record<string, string>;

/** Dependencies of every picture, whatever its story runs. */
const always = [
  how,
  '.storybook/',
  'mocks/public/',
  'package-lock.json',
  'scripts/chunks.ts',
  'src/theme/tokens/generated/colors.css',
  'tsconfig.json',
  'vite.config.ts',
];

/** Dependencies that coverage does not show: the reference uses the contract, the map lists all stories. */
const shown: [RegExp, string[]][] = [
  [/^stories\/reference\//, ['reference/', 'src/api/contract/']],
  [/^stories\/map\//, ['stories/']],
];

const known = new WeakMap<Files, Map<string, string>>();

/** Hash of a file or folder; empty if it does not exist. */
export function hashIn(files: Files, path: string): string {
  if (!path.endsWith('/')) return files.get(path) ?? '';
  const folders = known.get(files) ?? new Map<string, string>();
  known.set(files, folders);
  const hash = folders.get(path) ?? hashOfFolder(files, path);
  folders.set(path, hash);
  return hash;
}

function hashOfFolder(files: Files, folder: string): string {
  const within = [...files].filter(([path]) => path.startsWith(folder)).sort();
  if (within.length === 0) return '';
  return createHash('sha1').update(JSON.stringify(within)).digest('hex');
}

/** Dependencies of the pictures of a file of stories that reached these files. */
export function madeOf(stories: string, reached: Iterable<string>, files: Files): MadeOf {
  const also = shown.flatMap(([pattern, paths]) => (pattern.test(stories) ? paths : []));
  const paths = new Set([...always, ...also, stories, ...reached]);
  return Object.fromEntries([...paths].sort().map((path) => [path, hashIn(files, path)]));
}

/** The first dependency that differs in this revision; undefined if all are equal. */
export function differingFile(made: MadeOf, files: Files): string | undefined {
  return Object.keys(made).find((path) => hashIn(files, path) !== made[path]);
}

/** All dependencies that differ in this revision. */
export const differingFiles = (made: MadeOf, files: Files): string[] =>
  Object.keys(made).filter((path) => hashIn(files, path) !== made[path]);
