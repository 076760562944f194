import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./SortBar.stories')> = {
  use: [
    'Above a list of figures, as the headings of its columns.',
    'With `columns`, where the heads stand exactly over the figures that they sort.',
    'With `below`, where rows have a second figure below the one that is sorted.',
  ],
  avoid: [
    'To choose what is shown: use `Tabs` or `SegmentedControl`.',
    'For more than about five keys: use `SelectButton` for the others.',
  ],
  do: [{ story: 'SortedAndReversed', why: 'Pressing the current key reverses the list.' }],
  dont: [{ story: 'DontWriteSentences', why: 'Long keys leave no room for the figures below.' }],
  content: {
    en: ['Each key is one word: "Price".'],
    tw: ['每個鍵用一個詞：「價格」。'],
    jp: ['キーは一語にする：「株価」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves from key to key.' },
    { keys: 'Enter, Space', effect: 'Sorts by the key, or reverses the list.' },
  ],
  screenReader: ['A group named by its label. The current key is pressed and says its direction.'],
  wcag: {
    '1.4.1': { how: 'The direction is an arrow and a word, not only a colour.', story: 'SortedAndReversed' },
    '2.1.1': { how: 'Every key can be pressed with keys.', story: 'ByKeyboard' },
  },
};
