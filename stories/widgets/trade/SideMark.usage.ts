import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./SideMark.stories')> = {
  use: ['Wherever a position or order is named: its direction and leverage in one mark.'],
  avoid: [
    'To choose a direction: use `SegmentedControl`, as `OrderTicket` does.',
    'For the movement of a price: use `Change`.',
    'For the status of an order: use `Status`.',
  ],
  data: [
    '`side`: `long` or `short`.',
    '`leverage`: the value of the position divided by its margin, as a number: 5 is shown as 5×.',
  ],
  do: [
    { story: 'ShortPosition', why: 'The word says the direction; the colour of falling prices repeats it.' },
    { story: 'RisingInGreen', why: 'The member may see rising prices in green. The word stays the same.' },
  ],
  dont: [{ story: 'DontRepeatInWords', why: 'The mark is already text. Words beside it are read twice.' }],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Read as text: "Long 5×".'],
  wcag: {
    '1.4.1': { how: 'The direction is a word in either convention of colours.', story: 'RisingInGreen' },
  },
};
