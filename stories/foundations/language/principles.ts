import type { RuleEntry } from '../page/Rules';

/** The design principles, with reasons. */
export const principles: readonly RuleEntry[] = [
  [
    'Calm',
    'People decide about their money here, often between two trains. White bars, dark ink, hairlines, empty space. Nothing blinks, nothing loops, nothing celebrates, nothing counts down to hurry a decision.',
  ],
  [
    'Exact',
    'A figure is right to its last digit, stands in its column and has its unit. What is not known is “—”, never 0. A quote that is old says how old. Nothing moves after it has loaded.',
  ],
  [
    'Restrained',
    'One accent, one main action a screen, two weights of one family, one set of icons. What can be left out is left out; what stays has room. A part looks the same wherever it stands.',
  ],
  [
    'Open',
    'Every balance opens its arithmetic, every cost and the worst case stand before the button, every button that is off says which rule holds it. Trust comes from being able to check.',
  ],
];

/** The order of a screen from top to bottom. */
export const orderOfAScreen = [
  'What it is: the top bar, white, with the way back.',
  'The one figure or state that matters, largest.',
  'What explains it: rows with hairlines between them, their columns in line through the whole page.',
  'What one can do: one primary action, pinned to the bottom above the safe area. Second actions are quiet.',
];

/** Any of these means that a screen is not finished. */
export const signsOfUnfinished = [
  'Centred paragraphs.',
  'Two primary buttons.',
  'Text cut off with no way to read it; a label that wraps in one language alone.',
  'Figures that jump as they change; anything that moves after it has loaded.',
  'A spinner alone on a white page.',
  'Unequal gaps between like things.',
  'A colour, a size or a duration that is not a token.',
];
