import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./IconLink.stories')> = {
  use: [
    'To go to another screen from the right end of a `TopBar`: notices, search.',
    'With `count`, if something waits there.',
  ],
  avoid: [
    'To do something on this screen: use `IconButton`.',
    'In the page, where there is room for a word: use `Link` or `LinkButton`.',
    'For the main screens: use `BottomMenu`.',
  ],
  do: [{ story: 'Waiting', why: 'The number is drawn, and the name tells what it counts.' }],
  dont: [
    {
      story: 'DontLeaveTheCountOutOfTheName',
      why: 'Screen readers skip the drawn number. Put it in the name: "Notices, 3 unread".',
    },
  ],
  content: {
    en: ['The name is that of the screen, with what waits there: "Notices, 3 unread".'],
    tw: ['名稱用頁面名稱，並寫出待處理的數量：「公告（3 則未讀）」。'],
    jp: ['名前は移動先の画面名にし、件数も書く：「お知らせ（未読3件）」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the link.' },
    { keys: 'Enter', effect: 'Opens the screen.' },
  ],
  screenReader: ['Role "link", named by `label`.', 'The drawn number is hidden, because the name has it.'],
  wcag: {
    '1.1.1': { how: 'The icon has the name of the screen.', story: 'NothingWaiting' },
    '2.4.4': { how: 'The name tells the destination and what waits there.', story: 'Waiting' },
  },
};
