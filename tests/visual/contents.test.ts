import { expect, it } from 'vitest';
import { differingFile, type Files, madeOf } from './contents';
import { how } from './how';

const price = 'stories/widgets/Price.stories.tsx';

const files: Files = new Map([
  [how, 'one browser'],
  ['.storybook/preview.tsx', 'a'],
  ['package-lock.json', 'a'],
  [price, 'a'],
  ['src/widgets/Price.tsx', 'a'],
  ['src/widgets/Gauge.tsx', 'a'],
  ['src/api/contract/trade.ts', 'a'],
]);

const made = madeOf(price, ['src/widgets/Price.tsx', 'src/widgets/Tick.tsx'], files);
const differs = (changes: Record<string, string>) =>
  differingFile(made, new Map([...files, ...Object.entries(changes)]));

it('is equal where nothing differs', () => {
  expect(differs({})).toBeUndefined();
});

it.each([
  ['its stories', price, price],
  ['what they reached', 'src/widgets/Price.tsx', 'src/widgets/Price.tsx'],
  ['a file that was not there', 'src/widgets/Tick.tsx', 'src/widgets/Tick.tsx'],
  ['the preview', '.storybook/preview.tsx', '.storybook/'],
  ['a file that is new in a folder', '.storybook/new.ts', '.storybook/'],
  ['the packages', 'package-lock.json', 'package-lock.json'],
  ['the browser', how, how],
  ['what they did not reach', 'src/widgets/Gauge.tsx', undefined],
  ['the contract', 'src/api/contract/trade.ts', undefined],
])('after a change of %s: %s', (_, path, expected) => {
  expect(differs({ [path]: 'b' })).toBe(expected);
});

it('includes the contract for pages generated from it', () => {
  const made = madeOf('stories/reference/Contract.stories.tsx', [], files);
  expect(differingFile(made, new Map([...files, ['src/api/contract/trade.ts', 'b']]))).toBe(
    'src/api/contract/',
  );
});
