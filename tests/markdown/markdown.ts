import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A Markdown file of the repository. */
export interface Page {
  /** Relative to the root of the repository, with slashes. */
  path: string;
  text: string;
}

const isMarkdown = (name: string) => name.endsWith('.md');

/** The Markdown files at the root of the repository and in `docs`. */
export function readPages(): Page[] {
  const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .sort();
  return [...readdirSync('.'), ...inDocs]
    .filter(isMarkdown)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Removes code blocks, which contain no links. */
const prose = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

const withoutCode = (text: string) =>
  prose(text).replace(/`[^`]*`/g, (code) => code.replace(/[[\]()!]/g, ''));

/** Targets of links and images in order, without other sites. */
export const linksOf = ({ text }: Page): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** Anchors of headings as on GitHub; the second of the same name ends with `-1`. */
export function anchorsOf({ text }: Page): string[] {
  const seen = new Map<string, number>();
  return [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/**
 * A sentence for each dead link.
 *
 * @param exists whether a file or folder exists
 */
export function deadLinks(pages: readonly Page[], exists: (path: string) => boolean): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    linksOf(page).flatMap((target) => {
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? page.path : posix.join(posix.dirname(page.path), file);
      if (!byPath.has(path) && !exists(path)) return [`${page.path}: ${target} is no file`];
      if (anchor === undefined) return [];
      const to = byPath.get(path);
      return to && anchorsOf(to).includes(anchor) ? [] : [`${page.path}: ${target} is no heading`];
    }),
  );
}

const folders = /^(?:src|mocks|reference|stories|tests|scripts|bench|docs|\.storybook|\.github)\//;

/** Paths that a page names as code, without placeholders and patterns. */
export const pathsIn = ({ text }: Page): string[] =>
  [...prose(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => folders.test(code) && !/[<>*{}…]/.test(code));

/** A sentence for each named path that does not exist. */
export const missingPaths = (pages: readonly Page[], exists: (path: string) => boolean): string[] =>
  pages.flatMap((page) =>
    pathsIn(page)
      .filter((path) => !exists(path))
      .map((path) => `${page.path}: there is no ${path}`),
  );
