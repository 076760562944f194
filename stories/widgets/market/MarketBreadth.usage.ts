import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./MarketBreadth.stories')> = {
  use: ['Above a list of stocks, for whether most of a market or an exchange rise or fall.'],
  avoid: ['For how far the market moved: use `IndexStrip`.', 'For a few positions: list them.'],
  data: [
    '`advancing`, `unchanged`, `declining`: of `/stock/Breadth`. Stocks without a trade today are unchanged.',
  ],
  do: [{ story: 'Mixed', why: 'The numbers are beside their words, so that no reader needs the colours.' }],
  dont: [{ story: 'DontCountAFew', why: 'A share of three says nothing.' }],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Role "list" with an item for each direction: word and number. The bar is hidden.'],
  wcag: {
    '1.1.1': { how: 'The list says in words what the bar shows.', story: 'Mixed' },
    '1.4.1': { how: 'Words and marks repeat the colours.', story: 'Mixed' },
  },
};
