import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textSize } from './textSize';

it('is never below 11 css px, and grows by the member’s text size', () => {
  expect(textSize('body')).toBe('calc(max(11px, calc(var(--unit) * 28)) * var(--text-size, 1))');
  expect(textSize('lead', 16)).toBe('calc(max(16px, calc(var(--unit) * 32)) * var(--text-size, 1))');
});

it('makes every type size that is not relative to another one', () => {
  const fixed = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /font-size:[^;]*\bunits\(/.test(readFileSync(join('src', name), 'utf8')));
  expect(fixed).toEqual([]);
});
