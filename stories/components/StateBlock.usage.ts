import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./StateBlock.stories')> = {
  use: ['For one of the four states whose icon should say more: a clock for a draw that is still to come.'],
  avoid: ['Everywhere else: use `Empty`, `ErrorBlock`, `Offline` or `Blocked`.'],
  do: [{ story: 'WithTextAndAction', why: 'What happened, what it means, and one next step.' }],
  dont: [
    {
      story: 'DontRebuildABlockedScreen',
      why: 'Use `Blocked`, which looks the same and is found by its name.',
    },
  ],
  content: {
    en: ['The title is one sentence that says what happened: "The draw is on 2026/11/27."'],
    tw: ['標題用一句話：「抽籤日為2026/11/27。」'],
    jp: ['見出しは一文にする：「抽選日は2026/11/27です。」'],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action, if there is one.' }],
  screenReader: ['Plain text, or the role that it is given: "alert" for a failure that just happened.'],
  wcag: {},
};
