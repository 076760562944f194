import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files of stories, relative to the root of a project. */
export const storyFiles = (root = '.') =>
  readdirSync(join(root, 'stories'), { recursive: true })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => `stories/${path.replaceAll('\\', '/')}`)
    .sort();

/** Title in the `meta` of a file of stories, not in the arguments of a story. */
export const titleIn = (text) => /^const meta\b.*?^ {2}title: '([^']+)'/ms.exec(text)?.[1] ?? '';

export const titleOf = (path, root = '.') => titleIn(readFileSync(join(root, path), 'utf8'));

/** Whether a title equals the wanted one or is below it; always true without one. */
export const isBelow = (title, wanted) => !wanted || `${title}/`.startsWith(`${wanted}/`);

/** These files and all others with their titles, because they determine the default story of a title. */
export function withSameTitle(files, root = '.') {
  const titles = new Set(files.map((path) => titleOf(path, root)));
  return storyFiles(root).filter((path) => titles.has(titleOf(path, root)));
}
