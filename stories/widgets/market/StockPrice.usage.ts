import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./StockPrice.stories')> = {
  use: [
    'At the top of a screen about one stock: its details, its order form.',
    'With `caption`, where the title has the name only: code, market, industry.',
    'With `children`, for the state of the market: `SessionLine` or `QuoteAge`.',
  ],
  avoid: [
    'In a list: use `StockRow`.',
    'For a figure that is no price, such as a balance: use `KeyFigure`.',
    'For the result of a position: use `PositionHead`.',
  ],
  data: [
    '`latestPrice` and `change` in yen, `changePercent` in percent, as decimal strings.',
    '`tickSize` in yen: the decimals of both figures.',
    'This app asks for quotes every two seconds, and says with `OutdatedPrices` when they are late.',
  ],
  do: [
    { story: 'WithSessionLine', why: 'Whether the price can still change today is beside it.' },
    { story: 'LongFigures', why: 'A long figure shrinks and stays on one line.' },
  ],
  dont: [
    {
      story: 'DontStackKeyFigures',
      why: 'Two key figures compete, and nothing says which stock is which. Use `StockRow` for several.',
    },
  ],
  content: {
    en: ['The caption names what the title does not, joined by "·": "1055 · West · Shipbuilding".'],
    tw: ['標題以外的資訊寫在說明列，以「·」分隔：「1055 · 西區 · 造船」。'],
    jp: ['見出しにない情報を「·」で区切って書く：「1055 · 西部 · 造船」。'],
  },
  keyboard: [],
  screenReader: ['Caption, price, direction in words, change, then the state of the market.'],
  wcag: { '1.4.1': { how: 'The change has a mark and a sign, not only a colour.', story: 'Down' } },
};
