import { createHash } from 'node:crypto';
import { how } from './how.ts';

/** Hash of the content of each file of a revision, by its path from the root of the project. */
export type Files = ReadonlyMap<string, string>;

/** Files, and folders with a slash at their end, with the hash of their content when a picture was taken. */
export type MadeOf = Record<string, string>;

/** What every picture is made of, whatever its story runs. */
const always = [
  how,
  '.storybook/',
  'mocks/public/',
  'package-lock.json',
  'scripts/chunks.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Stories that show what they don't run: the reference is made from the contract, the map lists all stories. */
const shown: [RegExp, string[]][] = [
  [/^stories\/reference\//, ['reference/', 'src/api/contract/']],
  [/^stories\/map\//, ['stories/']],
];

const known = new WeakMap<Files, Map<string, string>>();

/** Hash of a file, or of all that is in a folder; empty where there is none. */
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

/** What the pictures of a file of stories are made of, which reached these files. */
export function madeOf(stories: string, reached: Iterable<string>, files: Files): MadeOf {
  const also = shown.flatMap(([pattern, paths]) => (pattern.test(stories) ? paths : []));
  const paths = new Set([...always, ...also, stories, ...reached]);
  return Object.fromEntries([...paths].sort().map((path) => [path, hashIn(files, path)]));
}

/** The first file that is another in this revision than when the picture was made; undefined where all are the same. */
export function differingFile(made: MadeOf, files: Files): string | undefined {
  return Object.keys(made).find((path) => hashIn(files, path) !== made[path]);
}
