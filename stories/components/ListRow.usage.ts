import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./ListRow.stories')> = {
  use: ['As a row of `List` or `EndlessList`: an entry that opens a screen, or a fact with its figure.'],
  avoid: [
    'For a setting: use `Switch`, which has a row of its own.',
    'For an object with more than two figures: use `Card`.',
  ],
  do: [
    { story: 'AsLink', why: 'The row leads on, and the arrow says so.' },
    {
      story: 'WithFigures',
      why: 'In a list of figures, every row can be opened, so the arrows are left out.',
    },
  ],
  dont: [
    { story: 'DontPromiseMore', why: 'The row cannot be pressed, so its words must not ask for a press.' },
  ],
  content: {
    en: ['The title is the object or the place: "Bank accounts". Figures keep their decimals.'],
    tw: ['標題寫對象或去處：「銀行帳戶」。'],
    jp: ['見出しは対象または行き先にする：「出金先銀行口座」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the row, if it is a link or a button.' },
    { keys: 'Enter', effect: 'Opens it. Space too, if the row is a button.' },
  ],
  screenReader: ['A link or a button named by its texts, else plain text of a list item.'],
  wcag: {
    '2.1.1': { how: 'A row that acts on this screen is a button for keys, too.', story: 'AsButton' },
    '2.4.4': { how: 'The link is named by the texts of the row.', story: 'AsLink' },
  },
};
