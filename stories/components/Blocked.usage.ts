import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Blocked.stories')> = {
  use: ['In place of a screen, or a part of one, that this member may not use now.'],
  avoid: [
    'For a button: use its `blockedReason`.',
    'For a list without entries: use `Empty`.',
    'For a failure: use `ErrorBlock`.',
  ],
  do: [{ story: 'WithTimeAndAction', why: 'The rule, how long it lasts, and what the member can do.' }],
  dont: [{ story: 'DontHideTheRule', why: '"Not available" names no rule and no way on.' }],
  content: {
    en: ['Name the rule: "Withdrawals need a verified identity." Then say how long it takes.'],
    tw: ['寫出規則：「提領需完成身分驗證。」再寫所需時間。'],
    jp: ['規則を書く：「出金には本人確認が必要です。」続けて所要時間を書く。'],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action, if there is one.' }],
  screenReader: ['Plain text with the reason first. It is not an alert, because nothing has failed.'],
  wcag: { '3.3.1': { how: 'The rule that blocks is stated in words.', story: 'OnlyTheReason' } },
};
