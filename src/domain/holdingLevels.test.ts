import { describe, expect, it } from 'vitest';
import { type Holding, holdingLevels, orderLevels } from './holdingLevels';

const long = (price: string, shares = 1000): Holding => ({ side: 'long', price, shares });
const short = (price: string, shares = 1000): Holding => ({ side: 'short', price, shares });

describe('positions of a stock', () => {
  it.each([
    ['none', [], []],
    ['one', [long('1200', 2000)], [{ ...long('1200', 2000), profit: '100000' }]],
    ['one at a loss', [long('1260')], [{ ...long('1260'), profit: '-10000' }]],
    ['short ones, which gain as it falls', [short('1260')], [{ ...short('1260'), profit: '10000' }]],
    [
      'several, at what they cost on average',
      [long('1200', 3000), long('1240', 1000)],
      [{ ...long('1210', 4000), profit: '160000' }],
    ],
    [
      'an average that does not come out even',
      [long('1200'), long('1200'), long('1201')],
      [{ ...long('1200.33', 3000), profit: '149000' }],
    ],
    [
      'both sides, long first',
      [short('1300'), long('1200.5')],
      [
        { ...long('1200.5'), profit: '49500' },
        { ...short('1300'), profit: '50000' },
      ],
    ],
  ])('%s', (_, positions, levels) => {
    expect(holdingLevels(positions, '1250')).toEqual(levels);
  });
});

describe('orders of a stock', () => {
  it.each([
    ['none', [], []],
    ['those at one price together', [long('1200'), long('1200', 2000)], [long('1200', 3000)]],
    [
      'by side, then from the highest',
      [short('1300'), long('999'), long('1200')],
      [long('1200'), long('999'), short('1300')],
    ],
    ['a price on both sides stays two', [long('1200'), short('1200')], [long('1200'), short('1200')]],
  ])('%s', (_, orders, levels) => {
    expect(orderLevels(orders)).toEqual(levels);
  });
});
