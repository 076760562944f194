import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./CandleChart.stories')> = {
  use: [
    'To read the course of a price: candles, volume and moving averages of one period.',
    'With `levels`, for the daily limits, the previous close, positions and orders as lines.',
    'With `fill`, on a full screen. Share `view` with the chart behind it, and set that one to `paused`.',
  ],
  avoid: [
    'For a trend beside a figure: use `Sparkline`.',
    'For the value of a fund or of income over time: use `FundChart` or `IncomeChart`.',
    'For two stocks in one picture: it shows one.',
  ],
  data: [
    '`candles`: oldest first, one for each bar. `openedAt` in epoch ms, prices in yen and volume in shares as decimal strings.',
    'Keep unchanged bars as the same objects: then only the last bar is drawn again.',
    '`decimals`: those of the tick.',
    '`settings`: period, averages and limit lines. The host stores them, and loads the bars of another period.',
  ],
  do: [
    { story: 'ChartAsTable', why: 'The newest 30 bars as a table, for those who do not see the drawing.' },
    { story: 'Empty', why: 'Without bars it says so, instead of an empty grid.' },
  ],
  dont: [
    {
      story: 'DontInventDecimals',
      why: 'A tick of 1 yen has no decimals. Three suggest a precision that the exchange does not have.',
    },
  ],
  content: {
    en: ['The title of a level names it in one or two words: "Limit up".'],
    tw: ['水平線的標題用一到兩個詞：「漲停」。'],
    jp: ['水準線の名前は一、二語で書く：「ストップ高」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves over the buttons below the drawing to the fold of the table.' },
    { keys: 'Enter, Space', effect: 'On an average: shows or hides it. On the fold: opens the table.' },
    { keys: 'Arrow keys', effect: 'In the table: scroll.' },
  ],
  screenReader: [
    'Role "figure", named "Price chart". The drawing is hidden.',
    'The figures of the newest bar are text above it. The table has the 30 newest ones, newest first.',
    'Buttons of averages are pressed or not pressed.',
  ],
  wcag: {
    '1.1.1': { how: 'A table has the figures of the newest bars.', story: 'ChartAsTable' },
    '2.1.1': { how: 'The table is opened and scrolled by keyboard.', story: 'ChartAsTable' },
  },
};
