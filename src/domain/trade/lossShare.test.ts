import { expect, it } from 'vitest';
import { lossShare } from './lossShare';
import type { WorstCase } from './worstCase';

const upTo = (most: string): WorstCase => ({ bounded: true, committed: '0', most });
const unbounded: WorstCase = { bounded: false, committed: '1000', whenDoubled: '2000' };

it.each([
  ['nothing', upTo('0'), '1000', 'small', '0'],
  ['a sen', upTo('0.01'), '1000', 'small', '1'],
  ['a sen less than half', upTo('499.99'), '1000', 'small', '50'],
  ['half', upTo('500'), '1000', 'large', '50'],
  ['all', upTo('1000'), '1000', 'large', '100'],
  ['a sen more than all', upTo('1000.01'), '1000', 'beyond', '101'],
  ['several times all', upTo('98623525'), '10000000', 'beyond', '987'],
  ['more than nothing', upTo('1'), '0', 'beyond', undefined],
  ['more than a debt', upTo('1'), '-5', 'beyond', undefined],
  ['a loss without a limit', unbounded, '1000', 'beyond', undefined],
] as const)('%s of the funds', (_, worst, available, stage, percent) => {
  expect(lossShare(worst, available)).toEqual({ stage, percent });
});

it('is unknown while the funds are', () => {
  expect(lossShare(upTo('1'), undefined)).toBeUndefined();
  expect(lossShare(unbounded, undefined)).toBeUndefined();
});
