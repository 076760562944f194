import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./DonutPlot.stories')> = {
  use: ['For what a whole consists of: where the money is.'],
  avoid: ['For how a value developed: use `AreaPlot`.', 'For more than six parts: combine the smallest.'],
  do: [
    { story: 'ThreeParts', why: 'Each line of the list has the amount and the share.' },
    { story: 'WithLoss', why: 'A loss is no part of the whole, and is stated in the list.' },
  ],
  dont: [{ story: 'DontLeaveOutTheShare', why: 'The list must say what the ring shows.' }],
  content: {
    en: ['The value is the amount with the share in parentheses.'],
    tw: ['數值後以括號標示占比。'],
    jp: ['金額の後に、構成比を括弧で示す。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the next part that opens something.' },
    { keys: 'Enter, Space', effect: 'Opens it.' },
  ],
  screenReader: ['Reads the list of parts. The ring is hidden.'],
  wcag: {
    '1.4.1': { how: 'The list names each part with its share.', story: 'ThreeParts' },
  },
};
