import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, modules } from './builtLibrary';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const described = [...modules.keys()].filter((path) => /^(components|widgets)\//.test(path));

it('has a Markdown file for each component and widget', () => {
  expect(described.length).toBeGreaterThan(100);
  const wrong = described.filter((path) => {
    const file = join(folder, 'docs', `${path}.md`);
    return !existsSync(file) || !/^import (type )?\{ \w.* from 'itayose\//m.test(readFileSync(file, 'utf8'));
  });
  expect(wrong).toEqual([]);
});

it('llms.txt lists them all, and every link has a file', () => {
  const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(links).toEqual(expect.arrayContaining(described.map((path) => `docs/${path}.md`)));
  expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

it('the file of a button has its props, its use and its states', () => {
  const text = read('docs/components/Button.md');
  expect(text).toContain('| `fullWidth` | `boolean` | `false` |');
  expect(text).toContain('## Do\n\nThe button stays and says why it is blocked');
  expect(text).toMatch(/### Busy\n\n.+\n\n```tsx\n/);
});

it('the file of a widget has its props as they are written', () => {
  expect(read('docs/widgets/PositionCard.md')).toContain('| `position` | `CardPosition` | required |');
});
