import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, deadLinks, linksOf, missingPaths, type Page, readPages } from './markdown';

describe('the documentation', () => {
  const pages = readPages();

  it('has no dead link', () => {
    expect(deadLinks(pages, existsSync)).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(missingPaths(pages, existsSync)).toEqual([]);
  });

  it('can be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const path of reached) {
      const page = pages.find((one) => one.path === path);
      for (const target of page ? linksOf(page) : [])
        reached.add(posix.join(posix.dirname(path), target.split('#')[0] || posix.basename(path)));
      for (const [named] of page?.text.matchAll(/\bdocs\/[\w/-]+\.md\b/g) ?? []) reached.add(named);
    }
    expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  it('lists every decision in the index', () => {
    const records = readdirSync('docs/decisions').filter((name) => /^\d/.test(name));
    const index = pages.find(({ path }) => path === 'docs/decisions/README.md');
    expect(records.length).toBeGreaterThan(20);
    expect([...new Set(index && linksOf(index))].filter((target) => /^\d/.test(target)).sort()).toEqual(
      records,
    );
  });
});

describe('a sample page', () => {
  const exists = (path: string) => ['docs/login.png', 'src/lib/csv.ts', 'src/lib'].includes(path);
  const page = (text: string, path = 'docs/a.md'): Page => ({ path, text });
  const other = page('# Two words\n\n## `lang`, and *more*\n\n## Same\n\n## Same\n', 'docs/deep/b.md');

  it('has the anchors that GitHub makes', () => {
    expect(anchorsOf(other)).toEqual(['two-words', 'lang-and-more', 'same', 'same-1']);
    expect(anchorsOf(page('## 7. Calls\n## A 401\n'))).toEqual(['7-calls', 'a-401']);
  });

  it.each([
    '[b](deep/b.md)',
    '[b](deep/b.md#same-1)',
    '![picture](login.png)',
    '[source](../src/lib/csv.ts)',
    '## Here\n[here](#here)',
    '[elsewhere](https://example.com/gone)',
    '```\n[no link](gone.md)\n```',
    '`[no link](gone.md)`',
  ])('has a valid link: %s', (text) => {
    expect(deadLinks([page(text), other], exists)).toEqual([]);
  });

  it.each([
    ['[gone](gone.md)', 'gone.md is no file'],
    ['![gone](gone.png)', 'gone.png is no file'],
    ['[wrong folder](b.md)', 'b.md is no file'],
    ['[no heading](deep/b.md#three)', 'deep/b.md#three is no heading'],
    ['# Three\n[no heading](#four)', '#four is no heading'],
    ['[of a file](login.png#top)', 'login.png#top is no heading'],
  ])('has a dead link: %s', (text, problem) => {
    expect(deadLinks([page(text), other], exists)).toEqual([`docs/a.md: ${problem}`]);
  });

  it.each([
    '`src/lib/csv.ts`',
    '`src/lib`',
    '`src/<area>/`',
    '`src/**/*.ts`',
    '`npm test`',
    '```\n`src/no.ts`\n```',
  ])('names an existing path: %s', (text) => {
    expect(missingPaths([page(text)], exists)).toEqual([]);
  });

  it('names paths that do not exist', () => {
    expect(missingPaths([page('See `src/lib/tsv.ts`.')], exists)).toEqual([
      'docs/a.md: there is no src/lib/tsv.ts',
    ]);
  });
});
