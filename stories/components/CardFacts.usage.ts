import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./CardFacts.stories')> = {
  use: [
    'For the figures of a card, in the same order on each card of a list.',
    '`large`, for the one or two figures that decide.',
  ],
  avoid: ['Outside a card: use `KeyValue`.', 'For the figure of a whole screen: use `KeyFigure`.'],
  do: [
    {
      story: 'ThreeFactsInColumns',
      why: 'Columns line up with those of the next card, so figures can be compared.',
    },
    { story: 'TwoLargeFigures', why: 'Two figures to compare have the same size and baseline.' },
  ],
  dont: [
    { story: 'DontMakeAllLarge', why: 'If everything is large, nothing is. Choose one or two figures.' },
  ],
  content: {
    en: ['Labels are nouns without a colon: "Unrealised profit".'],
    tw: ['標籤用名詞，不加冒號：「未實現損益」。'],
    jp: ['ラベルは名詞で、コロンを付けない：「評価損益」。'],
  },
  keyboard: [],
  screenReader: ['A description list: each label is read with its figure.'],
  wcag: {
    '1.3.1': { how: 'Labels and figures are pairs of a description list.', story: 'ThreeFactsInColumns' },
    '1.3.2': { how: 'The order of reading is the order of the figures.', story: 'FiveFactsInThreeLines' },
  },
};
