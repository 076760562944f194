import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./LevelBar.stories')> = {
  use: ['Below a figure that says how much is left: the way to a liquidation price.'],
  avoid: [
    'For a value on a scale with a minimum: use `Gauge`.',
    'For a development over time: use `AreaPlot` or `Sparkline`.',
  ],
  do: [
    { story: 'AlmostNothing', why: 'The tone repeats what the words say.' },
    { story: 'Nothing', why: 'The outline shows where the bar was.' },
  ],
  dont: [{ story: 'DontShowItAlone', why: 'The bar has no text of its own. The figure must be beside it.' }],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['The bar is hidden. The text beside it says the figure.'],
  wcag: {
    '1.1.1': { how: 'The bar repeats a figure that is text.', story: 'Enough' },
  },
};
