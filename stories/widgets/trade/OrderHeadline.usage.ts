import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./OrderHeadline.stories')> = {
  use: ['As `headline` of `ConfirmSheet`, before an order is sent.'],
  avoid: ['For a position: use `PositionHead`.'],
  data: [
    '`price`: the limit, or the last price for a market order, in yen.',
    '`lots` and `shares` are the same quantity: lots times the lot size of the rules.',
  ],
  do: [{ story: 'ShortAtOnce', why: 'That a limit is filled at once stands beside the limit.' }],
  dont: [{ story: 'DontLeaveOutThePrice', why: 'A market order has a price, too: the last one.' }],
  content: {
    en: ['The note is one short sentence.'],
    tw: ['說明為一個短句。'],
    jp: ['補足は短い一文にする。'],
  },
  keyboard: [],
  screenReader: ['A list of two terms: the stock with its side, the terms with price and quantity.'],
  wcag: {
    '1.4.1': { how: 'The side is a word, not only a colour.', story: 'Long' },
  },
};
