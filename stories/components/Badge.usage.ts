import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Badge.stories')> = {
  use: ['To count what waits for the member: unread notices, open applications.'],
  avoid: ['For a state: use `Status`.', 'For a figure of money or shares: use `CardFacts` or `KeyValue`.'],
  do: [
    { story: 'LargeNumber', why: 'More than 99 stay short on the screen, and are read in full.' },
    { story: 'NoBadgeAtZero', why: 'Nothing waits, so nothing is shown.' },
  ],
  dont: [{ story: 'DontNameTheNumberOnly', why: '"3" alone does not say what waits. Name what is counted.' }],
  content: {
    en: ['The label counts and names: "3 unread notices".'],
    tw: ['標籤寫數量與對象：「3則未讀通知」。'],
    jp: ['ラベルには件数と対象を書く：「未読のお知らせ3件」。'],
  },
  keyboard: [],
  screenReader: ['Role "img", named by its label. The digits are not read on their own.'],
  wcag: { '1.1.1': { how: 'The number is named by what it counts.', story: 'SmallNumber' } },
};
