import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./MarkedLine.stories')> = {
  use: [
    'For a few values whose distance from each other matters: prices of an order.',
    'With `ends`, for a value in a range, such as the last price between the lowest and the highest.',
  ],
  avoid: ['For one value on a scale: use `Gauge`.', 'For a course over time: use `AreaPlot`.'],
  do: [{ story: 'FourMarks', why: 'Each mark has its own shape, and its name and value below.' }],
  dont: [{ story: 'DontRepeatAShape', why: 'A reader can’t find the name of a mark.' }],
  content: {
    en: ['Names are nouns: "Liquidation price".'],
    tw: ['名稱為名詞：「強制平倉價」。'],
    jp: ['名前は名詞にする：「強制決済価格」。'],
  },
  keyboard: [],
  screenReader: ['A group with its label: a list of names and values, lowest first. The drawing is hidden.'],
  wcag: {
    '1.1.1': { how: 'Names and values stand below the line.', story: 'FourMarks' },
    '1.4.1': { how: 'Marks differ by shape.', story: 'FourMarks' },
  },
};
