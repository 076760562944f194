import { describe, expect, it } from 'vitest';
import { amountText, typedAmount } from './wholeAmount';

describe('typedAmount', () => {
  it.each([
    ['200060', true],
    ['200,060.00', true],
    ['２０００６０', true],
    ['200060.01', false],
    ['20006', false],
    ['', false],
    ['.', false],
  ])('%s of 200,060 means everything: %s', (typed, all) => {
    expect(typedAmount(typed, '200060')).toEqual({ amount: typed, all });
  });
});

describe('amountText', () => {
  it('follows what everything is', () => {
    expect(amountText(typedAmount('200060', '200060'), '200120')).toBe('200120');
  });

  it('stays as typed while that is everything, and when it never was', () => {
    expect(amountText(typedAmount('200060.0', '200060'), '200060')).toBe('200060.0');
    expect(amountText(typedAmount('100', '200060'), '200120')).toBe('100');
  });
});
