import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./StockRow.stories')> = {
  use: [
    'For stocks in a list of any length: the market, a ranking, the watchlist.',
    'With `rank`, in a ranking. With `traded="volume"`, where the list is sorted by volume.',
    'With `trail`, where the list has the course of the day.',
    'With `changeForm="amount"`, if the member prefers changes in yen.',
  ],
  avoid: [
    'For the stock of the screen: use `StockPrice`.',
    'For search results, whose matches are marked: use `FoundStock`.',
    'For rows that are moved or removed: use `EditableStock`.',
    'Outside of `StockRows`, which has the style and the texts of all rows.',
  ],
  data: [
    '`stock`: last price and change in yen, change in percent, turnover in yen, volume in shares. Decimal strings.',
    'The decimals of `latestPrice` are those of the tick, also for the change: send `"2100.0"`, not `"2100"`.',
    'Names in all three languages. The language of the app chooses one.',
    '`trail`: the prices of the day of `/stock/List`, oldest first. Pass the same array until the list is loaded again.',
    'Keep an unchanged stock as the same object: the row is then not rendered again.',
  ],
  do: [
    { story: 'PricesInColumns', why: 'Prices of any size are aligned, so that the eye compares them.' },
    { story: 'LongName', why: 'The name is shortened on the screen only. A screen reader gets all of it.' },
  ],
  dont: [
    {
      story: 'DontRankAnUnrankedList',
      why: 'A number promises an order. A watchlist is in the order of the member, so leave `rank` out.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the row. Each row is one stop.' },
    { keys: 'Enter', effect: 'Opens the stock.' },
  ],
  screenReader: [
    'Role "link", named by its texts: the whole name, code, price, turnover, change in both forms.',
    'The sign says the direction. The line of the day is hidden. The mark is hidden, and a changed price is not announced.',
  ],
  wcag: {
    '1.4.1': { how: 'Mark and sign repeat the colour.', story: 'Down' },
    '2.4.4': { how: 'The link is named by the whole name of the stock.', story: 'LongName' },
  },
};
