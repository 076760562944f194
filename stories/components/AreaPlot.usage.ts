import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./AreaPlot.stories')> = {
  use: ['For how one value developed: total assets, the worth of a product.'],
  avoid: ['For a small trend beside figures: use `Sparkline`.', 'To read prices: use `CandleChart`.'],
  do: [
    { story: 'WithBaseline', why: 'The dashed line is the value at the beginning: above it is a gain.' },
    { story: 'WithMarks', why: 'Deposits are marked, so that they are not read as gains.' },
  ],
  dont: [
    {
      story: 'DontContradictTheCourse',
      why: 'The colour repeats the direction of the change. It must not differ from the line.',
    },
  ],
  content: {
    en: ['The label is a sentence with the first, the last, the lowest and the highest value.'],
    tw: ['標籤為一句話，包含最初、目前、最低與最高值。'],
    jp: ['ラベルは、最初・現在・最低・最高の値を含む一文にする。'],
  },
  keyboard: [],
  screenReader: ['Role "img" with its label.'],
  wcag: {
    '1.1.1': { how: 'The label says in words what the line shows.', story: 'Risen' },
  },
};
