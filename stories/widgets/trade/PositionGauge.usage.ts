import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./PositionGauge.stories')> = {
  use: ['On the details of an open position, and where margin is added to it.'],
  avoid: ['In a list: use `LiquidationDistance`.', 'For orders and closed positions: nothing is held.'],
  data: [
    'Prices in yen as decimal strings: of the position, and of its last quote.',
    '`breakEven`: from the fee rates, `breakEvenPrice` of the domain. Leave it out while a rate is unknown.',
    '`liquidationAfter`: `liquidationPrice` of the domain with the typed margin.',
  ],
  do: [{ story: 'WithMoreMargin', why: 'Both liquidation prices are on one line, so the effect is seen.' }],
  dont: [
    {
      story: 'DontShowAGhostWithoutAChange',
      why: 'Without an amount nothing changes. Leave out `liquidationAfter`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['The distance, then a group of all prices with their names. The drawing is hidden.'],
  wcag: {
    '1.1.1': { how: 'Each price is text below the line.', story: 'InProfit' },
    '1.4.1': { how: 'Words and figures say how near it is, not only the colour.', story: 'NearLiquidation' },
  },
};
