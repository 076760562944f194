import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./List.stories')> = {
  use: ['For rows of equal shape: settings, accounts, notices.'],
  avoid: [
    'For objects with several figures: use cards.',
    'For very long lists: use `EndlessList`, which loads page by page.',
  ],
  do: [{ story: 'OnlyOneRow', why: 'A list without a heading has a name of its own.' }],
  dont: [
    { story: 'DontNameItLikeItsRow', why: 'The name says what the rows are, not what the first one says.' },
  ],
  content: {
    en: ['The name is a plural noun: "Bank accounts".'],
    tw: ['清單名稱用名詞：「銀行帳戶」。'],
    jp: ['リストの名前は名詞にする：「銀行口座」。'],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the rows that can be pressed.' }],
  screenReader: ['Role "list" with its number of rows, named by its label or by the heading before it.'],
  wcag: { '1.3.1': { how: 'The rows are items of a list.', story: 'ThreeRows' } },
};
