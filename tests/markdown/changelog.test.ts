import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\S+), (.*)$/gm)];

it('the newest section of the change log has the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(headings[0]?.[1]).toBe(version);
});

it('every section of the change log has a day, the newest first', () => {
  const days = headings.map(([, , day = '']) => day);
  for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  expect(days).toEqual(days.toSorted().toReversed());
});
