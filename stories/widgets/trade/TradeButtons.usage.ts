import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./TradeButtons.stories')> = {
  use: [
    'Once on the screen of a stock, for the way to a long or a short order.',
    'With `blockedReason`, while this member cannot trade this stock.',
    'With `note`, for what to know first, although the form can be opened: the market is closed.',
  ],
  avoid: [
    'To send an order: use `Button` in a `ConfirmSheet`. These buttons only lead to a form.',
    'To choose a side inside a form: `OrderTicket` has its own choice.',
    'In a row of a list: one row would have three targets.',
  ],
  data: [
    'Two addresses of the order form, one for each side.',
    '`blockedReason` in words, with its end if it is known. It replaces `note`.',
  ],
  do: [
    { story: 'Blocked', why: 'Both buttons keep their place, and share one reason.' },
    {
      story: 'WithLinkToService',
      why: 'Where only customer service can help, the way there is beside the reason.',
    },
  ],
  dont: [
    {
      story: 'DontBlockWithoutAReason',
      why: '"Not possible" says neither why nor until when. Name the cause and its end.',
    },
  ],
  content: {
    en: [
      'The reason is a whole sentence, with the time if there is one: "The market is closed. It opens 11/24 09:00 (Japan time)."',
    ],
    tw: ['原因寫成完整句子，有時間就寫出：「非交易時間，11/24 09:00（日本時間）開盤。」'],
    jp: ['理由は文で、時刻があれば書く：「取引時間外です。11/24 09:00 に取引を開始します。」'],
  },
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Moves to a link of customer service, the long and the short button, also while blocked.',
    },
    { keys: 'Enter', effect: 'Opens the form. Does nothing while blocked.' },
  ],
  screenReader: [
    'Role "link", named by the direction.',
    'While blocked: role "button", "dimmed" or "unavailable", with the reason as description.',
  ],
  wcag: {
    '1.4.1': { how: 'Each button names its direction, whatever its colour.', story: 'BothButtonsOpen' },
    '2.1.1': { how: 'Blocked buttons still take the focus, so that the reason is heard.', story: 'Blocked' },
    '4.1.2': { how: 'A blocked button says that it is unavailable, and why.', story: 'Blocked' },
  },
};
