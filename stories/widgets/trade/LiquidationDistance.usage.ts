import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./LiquidationDistance.stories')> = {
  use: ['For an open position that can be liquidated: how far its liquidation is.'],
  avoid: [
    'For a position that is paid in full: it is never liquidated.',
    'For an order: nothing is held yet.',
  ],
  data: [
    '`buyPrice`, `liquidationPrice`, `latestPrice`: decimal strings in yen, of the contract and of the last quote.',
    'The side follows from the prices: a long position is liquidated below its opening price.',
  ],
  do: [
    {
      story: 'Near',
      why: 'Yen and percent say what the price may still move. The tone repeats the warning.',
    },
    { story: 'Passed', why: 'Beyond the liquidation price nothing is left. The distance is not negative.' },
  ],
  dont: [
    {
      story: 'DontPassABetterPrice',
      why: 'A liquidation price on the side of the profit is wrong. Pass the one of the contract.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Three facts: the distance, then the liquidation price and the entry, the ends of the bar. The bar is hidden.',
  ],
  wcag: {
    '1.4.1': { how: 'Words and figures say how near it is, not only the colour.', story: 'Near' },
    '1.1.1': { how: 'The text says what the bar shows.', story: 'Far' },
  },
};
