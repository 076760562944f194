import { expect, it } from 'vitest';
import { affectedStories } from './affectedStories.ts';
import type { StoryRecord } from './record.ts';

const price = 'stories/widgets/Price.stories.tsx';
const home = 'stories/screens/home/index.stories.tsx';
const back = 'stories/journeys/back.stories.tsx';
const contract = 'stories/reference/Contract.stories.tsx';
const map = 'stories/map/Map.stories.tsx';
const stories = [price, home, back, contract, map];

const record: StoryRecord = Object.fromEntries(
  stories.map((path) => [path, { [path]: 'a', 'src/theme/tokens.ts': 'a' }]),
);
record[price] = { ...record[price], 'src/widgets/Price.tsx': 'a' };
record[home] = { ...record[home], 'src/widgets/Price.tsx': 'a', 'src/screens/home/Home.tsx': 'a' };

const affectedBy = (changed: string[], hashOf = (_: string) => 'a', known = record) =>
  affectedStories({ changed, stories, record: known, hashOf }).map((affected) => affected.stories);

it.each([
  ['nothing', [], []],
  ['documentation', ['README.md', 'docs/licences.md'], []],
  ['a widget', ['src/widgets/Price.tsx'], [price, home]],
  ['a screen', ['src/screens/home/Home.tsx'], [home]],
  ['a token', ['src/theme/tokens.ts'], stories],
  ['a colour', ['src/theme/tokens/generated/colors.css'], stories],
  ['a file that no story reached', ['src/lib/csv.ts'], []],
  ['an ARIA record', ['tests/aria/back.yml'], [back]],
  ['the contract', ['src/api/contract/trade.ts'], [contract]],
  ['a file of stories', [price], [price, map]],
  ['the preview', ['.storybook/preview.tsx'], stories],
  ['the packages', ['package-lock.json'], stories],
])('of a change of %s', (_, changed, affected) => {
  expect(affectedBy(changed)).toEqual(affected);
});

it('are always those without a record', () => {
  const { [price]: _, ...known } = record;
  expect(affectedBy([], undefined, known)).toEqual([price]);
});

it('are those that reached a file changed since they were played, even if not since the base', () => {
  expect(affectedBy([], (path) => (path === 'src/screens/home/Home.tsx' ? 'b' : 'a'))).toEqual([home]);
});

it('have a reason', () => {
  const [first] = affectedStories({
    ...{ changed: ['src/widgets/Price.tsx'], stories, record },
    hashOf: () => 'a',
  });
  expect(first).toEqual({ stories: price, because: 'src/widgets/Price.tsx changed', isWhole: false });
});

it.each([
  [['src/widgets/Price.tsx'], false],
  [[price], true],
  [['src/widgets/Price.tsx', 'package-lock.json'], true],
])('reports whether %s affects all stories of a file', (changed, isWhole) => {
  const [first] = affectedStories({ ...{ changed, stories, record }, hashOf: () => 'a' });
  expect(first?.isWhole).toBe(isWhole);
});
