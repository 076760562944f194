import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./KeyFigure.stories')> = {
  use: ['For the one figure that a screen is about: total assets, the price of a stock.'],
  avoid: [
    'For several figures: use `KeyValue` or `CardFacts`.',
    'For a price that moves: use `StockPrice`, which has the marks of prices.',
  ],
  do: [
    { story: 'WithNote', why: 'The note explains the figure: what is held back, how old it is.' },
    { story: 'LongFigure', why: 'A long figure shrinks and stays on one line.' },
  ],
  dont: [
    {
      story: 'DontColourABalance',
      why: 'The colours of prices belong to movements and results. A balance has the colour of text.',
    },
  ],
  content: {
    en: ['The label is a noun: "Total assets". The unit follows the figure: "JPY".'],
    tw: ['標籤用名詞：「總資產」。單位寫在數字後。'],
    jp: ['ラベルは名詞：「総資産」。単位は数字の後に置く。'],
  },
  keyboard: [],
  screenReader: ['Label, figure, unit and note are read in this order.'],
  wcag: { '1.4.1': { how: 'A profit has its sign, not only its colour.', story: 'PriceUp' } },
};
