import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./ConfirmSheet.stories')> = {
  use: [
    'Before every movement of money: an order, an application, a payment, a withdrawal.',
    'With `worst`, if more can be lost than leaves the balance now.',
    'With `blockedReason`, if something changes while it is open: the window closes, the price moves.',
  ],
  avoid: [
    'Before an action that moves no money but cannot be undone: use `Dialog`.',
    'To close a position: `CloseForm` is its own confirmation.',
    'To type or choose something: do that before. The sheet only repeats.',
  ],
  data: [
    '`figure`: what leaves or enters the available balance, formatted, with its unit.',
    '`fold`: the name of the folded facts and the sum of all costs. The figure and the worst case are never folded.',
    '`facts`: everything that was chosen and every fee, formatted. The same figures as in the form.',
    'The host sends once on `onConfirm`, and keeps `busy` set until the answer.',
  ],
  do: [
    { story: 'WithWorstCase', why: 'The largest loss is above the facts, visible without scrolling.' },
    { story: 'BlockedWhileOpen', why: 'The button says what has changed, instead of a refusal after it.' },
  ],
  dont: [
    {
      story: 'DontLeaveOutTheFee',
      why: 'A fee that is missing here is first found on the statement. List every one, also one of 0.',
    },
  ],
  content: {
    en: [
      'The title says what is confirmed: "Confirm the order".',
      'The button repeats the action: "Place the order", not "OK".',
    ],
    tw: ['標題寫出確認的內容：「核對委託」。', '按鈕再次寫出動作：「送出委託」，不寫「確定」。'],
    jp: [
      '見出しには何を確認するかを書く：「注文内容の確認」。',
      'ボタンには動作を書く：「注文する」。「OK」とは書かない。',
    ],
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', effect: 'Moves within the sheet: close button, submit button.' },
    { keys: 'Enter, Space', effect: 'On the submit button: sends. Does nothing while blocked or busy.' },
    { keys: 'Escape', effect: 'Closes the sheet. Nothing is sent.' },
  ],
  screenReader: [
    'Role "dialog", named by the title. The page behind it is hidden.',
    'Figure, worst case and facts are read in this order, before the button.',
    'A blocked button is "dimmed" or "unavailable", with the reason as description.',
  ],
  wcag: {
    '2.1.1': { how: 'Enter sends, Escape closes.', story: 'ByKeyboard' },
    '2.1.2': { how: 'Tab stays in the sheet, Escape leaves it.', story: 'ByKeyboard' },
    '3.3.1': { how: 'A blocked button describes its reason.', story: 'BlockedWhileOpen' },
  },
};
