import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSourceTree, type SourceTree } from '../architecture/sourceTree.ts';
import { exportsValues, reachOf } from './reach.ts';

const files = {
  'src/Card.tsx': `import { color } from './color'; import { palette } from './palette'; import { fee } from './fee';
    import { Frame } from './Frame'; export function Card() { return [color, palette, fee, Frame]; }`,
  'src/color.ts': 'export function color(name: string) { return name; }',
  'src/palette.ts': "import { hex } from './hex'; export const palette = { paper: hex(1) };",
  'src/hex.ts': "import { digits } from './digits'; export const hex = (n: number) => digits[n];",
  'src/digits.ts': "export const digits = ['0', '1'];",
  'src/fee.ts': 'export const fee = (amount: number) => amount;\nexport type Fee = number;',
  'src/Frame.ts': "import { styled } from 'styled-components'; const Frame = styled.div``; export { Frame };",
  'src/later.ts': "export const later = () => import('./texts');",
  'src/texts.ts': "export * from './words';",
  'src/words.ts': "export const words = { yes: 'Yes' };",
  'src/Box.ts': "import { hex } from './hex'; const side = hex(0); export function box() { return side; }",
  'src/types.ts': "import type { Fee } from './fee'; export interface Cost { fee: Fee }",
};

let root: string;
let tree: SourceTree;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'itayose-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  tree = readSourceTree(root);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a file exports values', () => {
  it.each([
    ['src/palette.ts', true],
    ['src/Frame.ts', true],
    ['src/texts.ts', true],
    ['src/color.ts', false],
    ['src/fee.ts', false],
    ['src/types.ts', false],
  ])('%s: %s', (path, values) => {
    const file = tree.get(path);
    expect(file && exportsValues(file)).toBe(values);
  });
});

it('reaches imported values and what created them, but not functions that did not run', () => {
  expect([...reachOf(['src/Card.tsx'], tree)].sort()).toEqual([
    'src/Card.tsx',
    'src/Frame.ts',
    'src/digits.ts',
    'src/hex.ts',
    'src/palette.ts',
  ]);
});

it('reaches functions called while a file is loaded', () => {
  expect([...reachOf(['src/Box.ts'], tree)].sort()).toEqual(['src/Box.ts', 'src/digits.ts', 'src/hex.ts']);
});

it('reaches the values that a function reads', () => {
  expect([...reachOf(['src/hex.ts'], tree)].sort()).toEqual(['src/digits.ts', 'src/hex.ts']);
});

it('reaches values that are imported dynamically', () => {
  expect([...reachOf(['src/later.ts'], tree)].sort()).toEqual([
    'src/later.ts',
    'src/texts.ts',
    'src/words.ts',
  ]);
});
