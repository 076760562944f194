import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./PriceScale.stories')> = {
  use: ['For prices that a member compares with the last one: liquidation, entry, break-even.'],
  avoid: [
    'For prices over time: use `CandleChart` or `AreaPlot`.',
    'For a share that is left: use `LevelBar`.',
  ],
  do: [{ story: 'Coinciding', why: 'Each shape has its own place, so equal prices do not hide each other.' }],
  dont: [
    { story: 'DontLeaveOutPrices', why: 'The label is all that screen readers get. It names every price.' },
  ],
  content: {
    en: ['The label names each mark with its price.'],
    tw: ['標籤列出每個標記與其價格。'],
    jp: ['ラベルには、それぞれの印の名称と価格を書く。'],
  },
  keyboard: [],
  screenReader: ['Role "img" with its label.'],
  wcag: {
    '1.1.1': { how: 'The label says in words which prices are shown.', story: 'AllMarks' },
    '1.4.1': { how: 'Marks differ in shape and place, not only in colour.', story: 'AllMarks' },
  },
};
