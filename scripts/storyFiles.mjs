import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { refuse } from './arguments.mjs';

/**
 * All files of stories, relative to the root of a project. Folders of traces are named like them.
 *
 * @param {string} [root]
 */
export const storyFiles = (root = '.') =>
  readdirSync(join(root, 'stories'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.stories.tsx'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/**
 * Title in the `meta` of a file of stories, not in the arguments of a story.
 *
 * @param {string} text
 */
export const titleIn = (text) => /^const meta\b.*?(?:^ {2}|= { )title: '([^']+)'/ms.exec(text)?.[1] ?? '';

/**
 * @param {string} path
 * @param {string} [root]
 */
export const titleOf = (path, root = '.') => titleIn(readFileSync(join(root, path), 'utf8'));

/**
 * Whether a title equals the wanted one or is below it; always true without one.
 *
 * @param {string} title
 * @param {string | undefined} wanted
 */
export const isBelow = (title, wanted) => !wanted || `${title}/`.startsWith(`${wanted}/`);

/**
 * Ends the command unless a title equals the wanted one or is below it. Names the titles near to it.
 *
 * @param {string} wanted
 * @param {string[]} [titles]
 */
export async function requireTitle(wanted, titles = storyFiles().map((path) => titleOf(path))) {
  if (titles.some((title) => isBelow(title, wanted))) return;
  // Imported after the packages are installed.
  const { importTypeScript } = await import('./importTypeScript.mjs');
  /** @type {typeof import('../stories/map/wordIndex.ts')} */
  const { nearest } = await importTypeScript('stories/map/wordIndex.ts');
  const near = nearest(wanted, [...new Set(titles)]);
  refuse(`No stories have the title ${wanted}.${near.length > 0 ? ` Near to it: ${near.join(', ')}.` : ''}`);
}
