import { expect, it } from 'vitest';
import { strongPercent } from './strongPercent';

it.each([
  [[], 0.3],
  [['0', '-0.12'], 0.3],
  [['0.2', '-0.8'], 0.8],
  [['4.5', '-0.8'], 1.5],
])('the strongest colour of %j begins at %d', (percents, strong) => {
  expect(strongPercent(percents.map((changePercent) => ({ changePercent })))).toBe(strong);
});
