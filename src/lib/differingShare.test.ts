import { expect, it } from 'vitest';
import { differingShare } from './differingShare';

const grey = (levels: readonly number[]) =>
  Uint8ClampedArray.from(levels.flatMap((level) => [level, level, level, 255]));

it('is nothing for a picture with the losses of JPEG', () => {
  expect(differingShare(grey([0, 100, 255, 20]), grey([9, 92, 246, 30]))).toBe(0);
});

it('is the part that came out empty', () => {
  expect(differingShare(grey([200, 200, 200, 200]), grey([200, 0, 200, 0]))).toBe(0.5);
});

it('is found in one channel alone', () => {
  const [one, other] = [grey([100]), grey([100])];
  other[2] = 200;
  expect(differingShare(one, other)).toBe(1);
});
