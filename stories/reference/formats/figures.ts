import type { Figure } from '../../../src/format/writeFigure';

/** Inputs of every number formatter: ordinary amounts, rounding, sizes, and invalid values. */
export const figures: readonly Figure[] = [
  '0',
  '5',
  '1234.5',
  '-1234.5',
  '1234.565',
  '999999.995',
  '5000000',
  '12345678901234567890.12',
  '0.1',
  '-0.004',
  '-0',
  1e21,
  -0,
  null,
  undefined,
  '',
  'abc',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];
