import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Countdown.stories')> = {
  use: ['For the time until something opens or becomes possible: a lock, a window, a decision.'],
  avoid: [
    'To urge a decision. The product sets nobody under pressure.',
    'For a date that is days away: write the date.',
  ],
  do: [{ story: 'CountsDown', why: 'The time left in words, without colour or flashing.' }],
  dont: [
    { story: 'DontUrge', why: 'A remaining time in the words of a sale puts the member under pressure.' },
  ],
  content: {
    en: ['The shortest form that is exact: "14:59", "2 days".'],
    tw: ['用最短而準確的寫法：「14:59」「2天」。'],
    jp: ['正確で最も短い書き方にする：「14:59」「2日」。'],
  },
  keyboard: [],
  screenReader: [
    'Role "timer" with `aria-live="off"`: it is read when the member comes to it, not every second.',
  ],
  wcag: {
    '2.2.1': {
      how: 'The time is a fact of the exchange. At its end, the data is loaded again.',
      story: 'EndsWhileShown',
    },
  },
};
