import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./ExpandableText.stories')> = {
  use: ['For a value that is mostly recognised by its ends: a card number, a long address.'],
  avoid: [
    'If the whole value matters for a decision: show it.',
    'For a value to copy: put `CopyButton` beside it.',
  ],
  do: [
    { story: 'WholeTextAfterATap', why: 'A tap shows all of it, the next one the short form.' },
    { story: 'ShortTextUnchanged', why: 'A text that is short already is no button.' },
  ],
  dont: [{ story: 'DontHideAnAmount', why: 'An amount is never shortened: its missing digits are money.' }],
  content: {
    en: ['The short form keeps the ends that people compare: "202611…012345".'],
    tw: ['縮短時保留用來比對的頭尾：「202611…012345」。'],
    jp: ['照合に使う先頭と末尾を残す：「202611…012345」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the text, if it is shortened.' },
    { keys: 'Enter, Space', effect: 'Shows the whole text, or the short form.' },
  ],
  screenReader: ['Role "button" with `aria-expanded`, if the text is shortened.'],
  wcag: { '4.1.2': { how: 'The button says whether the whole text is shown.', story: 'WholeTextAfterATap' } },
};
