import { describe, expect, it } from 'vitest';
import { type Holding, holdingLevels, orderLevels } from './holdingLevels';

const long = (price: string, shares = 1000): Holding => ({ side: 'long', price, shares });
const short = (price: string, shares = 1000): Holding => ({ side: 'short', price, shares });

describe('positions of a stock', () => {
  it.each([
    ['none', [], []],
    ['one', [{ ...long('1200', 2000), profit: '91350' }], [{ ...long('1200', 2000), profit: '91350' }]],
    [
      'several, at their average price',
      [
        { ...long('1200', 3000), profit: '150000' },
        { ...long('1240', 1000), profit: '-9999.5' },
      ],
      [{ ...long('1210', 4000), profit: '140000.5' }],
    ],
    [
      'an average that has to be rounded',
      ['1200', '1200', '1201'].map((price) => ({ ...long(price), profit: '1' })),
      [{ ...long('1200.33', 3000), profit: '3' }],
    ],
    [
      'both sides, long first',
      [
        { ...short('1300'), profit: '50000' },
        { ...long('1200.5'), profit: '49500' },
      ],
      [
        { ...long('1200.5'), profit: '49500' },
        { ...short('1300'), profit: '50000' },
      ],
    ],
  ])('%s', (_, positions, levels) => {
    expect(holdingLevels(positions)).toEqual(levels);
  });
});

describe('orders of a stock', () => {
  it.each([
    ['none', [], []],
    ['those at one price are combined', [long('1200'), long('1200', 2000)], [long('1200', 3000)]],
    [
      'by side, then by descending price',
      [short('1300'), long('999'), long('1200')],
      [long('1200'), long('999'), short('1300')],
    ],
    ['a price on both sides gives two levels', [long('1200'), short('1200')], [long('1200'), short('1200')]],
  ])('%s', (_, orders, levels) => {
    expect(orderLevels(orders)).toEqual(levels);
  });
});
