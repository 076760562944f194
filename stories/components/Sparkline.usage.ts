import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Sparkline.stories')> = {
  use: [
    'Beside figures, to show the trend of a price.',
    'With `size="row"`, beside the figures of a row. With `baseline`, to show on which side of the close it is.',
    'With `size="column"`, below a figure, as wide as its column.',
  ],
  avoid: [
    'To read values: use `CandleChart`.',
    'For an amount of money over time: use `IncomeChart` or `FundChart`.',
  ],
  do: [
    { story: 'NamedForScreenReaders', why: 'Without figures beside it, the line has a name.' },
    { story: 'WithBaseline', why: 'Rise or fall is seen without the colour.' },
  ],
  dont: [
    {
      story: 'DontContradictTheTrend',
      why: 'The colour repeats the direction of the change. It must not differ from the line.',
    },
  ],
  content: {
    en: ['The label says what the line shows: "Price today".'],
    tw: ['標籤寫線的內容：「今日股價」。'],
    jp: ['ラベルには線が示すものを書く：「本日の株価」。'],
  },
  keyboard: [],
  screenReader: ['Hidden, or role "img" with its label.'],
  wcag: {
    '1.1.1': {
      how: 'The drawing has a name, or figures beside it say the same.',
      story: 'NamedForScreenReaders',
    },
  },
};
