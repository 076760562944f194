import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files of stories of a project, from its root. */
export const storyFiles = (root = '.') =>
  readdirSync(join(root, 'stories'), { recursive: true })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => `stories/${path.replaceAll('\\', '/')}`)
    .sort();

/** The title of the stories in a file: that of its `meta`, not one in the arguments of a story. */
export const titleIn = (text) => /^const meta\b.*?^ {2}title: '([^']+)'/ms.exec(text)?.[1] ?? '';

export const titleOf = (path, root = '.') => titleIn(readFileSync(join(root, path), 'utf8'));

/** Whether a title is the wanted one, or below it. Where none is wanted, all are. */
export const isBelow = (title, wanted) => !wanted || `${title}/`.startsWith(`${wanted}/`);

/** These files and all others of their titles: which story stands for a title depends on them all. */
export function withSameTitle(files, root = '.') {
  const titles = new Set(files.map((path) => titleOf(path, root)));
  return storyFiles(root).filter((path) => titles.has(titleOf(path, root)));
}
