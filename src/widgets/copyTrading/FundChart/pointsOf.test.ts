import { expect, it } from 'vitest';
import { pointsOf } from './pointsOf';

it('scales values into the box, high ones on top', () => {
  expect(pointsOf([0, -5, -10], { width: 100, height: 20, low: -10, high: 0 })).toBe('0,0 50,10 100,20');
});

it('draws constant values through the middle', () => {
  expect(pointsOf([3, 3], { width: 100, height: 20, low: 3, high: 3 })).toBe('0,10 100,10');
  expect(pointsOf([3], { width: 100, height: 20, low: 3, high: 3 })).toBe('0,10');
});
