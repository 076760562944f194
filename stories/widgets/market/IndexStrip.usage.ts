import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./IndexStrip.stories')> = {
  use: ['For the indices of a market, at the top of a screen about the whole market.'],
  avoid: [
    'For stocks: use `StockRow`, which links to the stock.',
    'For one figure: use `KeyFigure`.',
    'For the course of a price: use `CandleChart`.',
  ],
  data: [
    '`value` and `change` in points, `changePercent` in percent, as decimal strings. They are shown with two decimals.',
    '`trail`: the values of the day in equal steps, oldest first. One value draws no line.',
    'Names in all three languages.',
  ],
  do: [
    { story: 'FourIndices', why: 'A cut-off tile shows that the strip scrolls.' },
    { story: 'ExchangeJustOpened', why: 'The strip has its height from the first point on.' },
  ],
  dont: [
    {
      story: 'DontUseForStocks',
      why: 'A stock is something to open, but nothing here is a link. Its price has a tick, not two decimals.',
    },
  ],
  content: {
    en: ['The label names what is listed: "Indices".'],
    tw: ['標籤寫出列出的內容：「指數」。'],
    jp: ['ラベルには何の一覧かを書く：「指数」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the strip, which is one stop.' },
    { keys: 'Left, Right', effect: 'Scroll it.' },
  ],
  screenReader: [
    'Role "list", named by its label, with an item for each index.',
    'Each item has name, value, direction in words and change. The line is hidden.',
  ],
  wcag: {
    '1.4.1': { how: 'Mark and sign repeat the colour of each change.', story: 'UpDownAndFlat' },
    '2.1.1': { how: 'The strip takes the focus, so that keys scroll it.', story: 'FourIndices' },
  },
};
