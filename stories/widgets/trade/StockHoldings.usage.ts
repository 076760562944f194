import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./StockHoldings.stories')> = {
  use: ['On the screen of a stock, for what the member holds and has ordered of it.'],
  avoid: [
    'For positions of several stocks: use `PositionCard`, which names the stock.',
    'For orders that can be cancelled in the list: use `OrderCard`.',
    'If the member holds nothing: leave the section out.',
  ],
  data: [
    '`holdings`: positions and pending orders of this one stock, at its last price. Results in yen after all fees.',
    '`tickSize` in yen: the decimals of the prices.',
    'Pass all of them: three are shown, and the last row counts the others.',
  ],
  do: [
    { story: 'ThreeOfManyPositions', why: 'The chart stays in sight. The last row leads to all of them.' },
    { story: 'PendingOrder', why: 'An order has no result yet, so none is shown.' },
  ],
  dont: [
    {
      story: 'DontMixStocks',
      why: 'The rows do not name the stock. Two stocks look like one.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the next row.' },
    { keys: 'Enter', effect: 'Opens the position, or all of them.' },
  ],
  screenReader: [
    'Role "list", named "Your positions and orders".',
    'Each row is a link named by direction, shares, price, status, time and result.',
  ],
  wcag: {},
};
