import type { RuleEntry } from '../page/Rules';

/** The design principles, with reasons. */
export const principles: readonly RuleEntry[] = [
  [
    'Calm',
    'Members decide about their money, often in a hurry between two trains. Screens have white bars, dark text, hairlines and empty space. Nothing blinks, loops or celebrates. No countdown hurries a decision.',
  ],
  [
    'Exact',
    'A figure is correct to its last digit, aligned in its column, and has its unit. An unknown value is “—”, never 0. An old quote shows its age. Nothing moves after it has loaded.',
  ],
  [
    'Restrained',
    'One accent, one main action per screen, two weights of one font family, one set of icons. Everything unnecessary is left out, and the rest has enough space. A component looks the same everywhere.',
  ],
  [
    'Open',
    'Every balance shows its composition. Every cost and the worst case are above the button. Every disabled button names the rule that blocks it. Members trust what they can check.',
  ],
];

/** The order of a screen from top to bottom. */
export const orderOfAScreen = [
  'The title: a white top bar with a back button.',
  'The most important figure or state, in the largest type.',
  'The explanation: rows with hairlines between them, with columns aligned down the whole page.',
  'The actions: one primary action, fixed at the bottom above the safe area. Secondary actions are quiet buttons.',
];

/** Any of these means that a screen is not finished. */
export const signsOfUnfinished = [
  'Centred paragraphs.',
  'Two primary buttons.',
  'Truncated text without a way to read all of it; a label that wraps in only one language.',
  'Figures that shift when they change; anything that moves after it has loaded.',
  'A spinner alone on a white page.',
  'Unequal gaps between similar parts.',
  'A colour, a size or a duration that is not a token.',
];
