import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import renamed from '../../.storybook/manager/renamedStories.json';

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
);

const ids = new Set(
  files.flatMap((fileName) => {
    const csf = loadCsf(readFileSync(`stories/${fileName}`, 'utf8'), {
      fileName,
      makeTitle: (title) => title,
    });
    return csf.parse().indexInputs.map(({ __id }) => __id);
  }),
);

it('old addresses lead from stories that are gone to stories that exist', () => {
  expect(Object.keys(renamed).filter((id) => ids.has(id))).toEqual([]);
  expect(Object.values(renamed).filter((id) => !ids.has(id))).toEqual([]);
});
