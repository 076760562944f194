import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./PositionCard.stories')> = {
  use: [
    'For positions and orders in a list, each in its status: waiting, held, closing, closed, cancelled.',
    'Where each leads to its details. Closing and margin are there; near its liquidation, buttons lead to their forms.',
  ],
  avoid: [
    'For pending orders that can be cancelled in the list: use `OrderCard`.',
    'For the positions of the stock on the screen: use `StockHoldings`, which is shorter.',
    'For the head of the details: use `PositionHead`.',
    'For sums over several positions: use `PositionSums`.',
  ],
  data: [
    '`position`: of the contract. Prices and amounts in yen as decimal strings, `quantity` in shares, moments in epoch ms.',
    '`profitLoss` is after all fees. Calculate it again at each quote: `atPrice` of the domain.',
    '`today`: the result of today, before fees. Calculate it from the quote: `todayResult` of the domain.',
    '`loss` and `marginExample`: `lossFromHere` and `marginExample` of the domain, at the last price.',
    '`liquidationPrice` is null without a risk. Its distance and its warning are calculated from `latestPrice`.',
    'Names in all three languages.',
  ],
  do: [
    {
      story: 'TenthOfTheWayLeft',
      why: 'Near liquidation, the card has its own colour, and says in words and by a bar how far the price still is.',
    },
    {
      story: 'Liquidated',
      why: 'A closing by the exchange is not called "closed": the member did not do it.',
    },
  ],
  dont: [
    {
      story: 'DontAddAButton',
      why: 'The whole card is a link. A button below it belongs to no card. Pass `marginHref` and `closeHref`: near its liquidation the card has the buttons.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Moves to the card, which is one stop. With buttons, to its title and to each of them.',
    },
    { keys: 'Enter', effect: 'Opens the position.' },
  ],
  screenReader: [
    'Role "link", named by its texts: name, status, direction and leverage, code, time, figures. With buttons the title is the link.',
    '"Profit" or "Loss" comes before the result. The colour is not needed.',
  ],
  wcag: {
    '1.4.1': { how: 'Result and direction are in words, not only in colour.', story: 'HoldingWithAProfit' },
  },
};
