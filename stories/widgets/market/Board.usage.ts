import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./Board.stories')> = {
  use: ['For the order book of one stock: in a view of its own, or folded above an order form.'],
  avoid: ['For the last price alone: use `StockPrice`.'],
  data: [
    '`board`: the answer of `/stock/Board`. Prices in yen and shares, as decimal strings; moments in epoch ms.',
    'Ask again every 2 seconds while it is visible.',
  ],
  do: [
    {
      story: 'CollectingForAnAuction',
      why: 'An auction says its price, its shares and which side has more.',
    },
    { story: 'OwnOrders', why: 'Own orders are marked in words, not by colour alone.' },
  ],
  dont: [
    { story: 'DontShowTradesAboveAForm', why: 'Set `trades` to false, so that the form stays in sight.' },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the next price, where prices can be pressed.' },
    { keys: 'Enter, Space', effect: 'Offers the price as a limit.' },
  ],
  screenReader: ['A table whose name has the best prices. The bars are hidden.'],
  wcag: {
    '1.3.1': { how: 'A table: each price is the header of its row.', story: 'Trading' },
    '1.4.1': { how: 'Own orders are named, and the sides are told by their columns.', story: 'OwnOrders' },
  },
};
