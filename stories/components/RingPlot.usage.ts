import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./RingPlot.stories')> = {
  use: ['For how many of a few equal steps are done: sign-ins towards a reward.'],
  avoid: [
    'For a value on a scale: use `Gauge`.',
    'For parts of a whole: use `DonutPlot`.',
    'For stages that have names: use `Steps`.',
  ],
  do: [
    { story: 'SomeDone', why: 'Each step is a part that can be counted, and the middle says both figures.' },
  ],
  dont: [
    {
      story: 'DontShowAScore',
      why: 'A hundred parts cannot be counted. `Gauge` has the scale and its minimum.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['A meter with its label and `valueText`.'],
  wcag: {
    '1.4.1': { how: 'Parts that are done are thicker, and the middle says the count.', story: 'SomeDone' },
  },
};
