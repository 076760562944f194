import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Dialog.stories')> = {
  use: [
    'Before an action that cannot be undone: remove an account, cancel an order.',
    'In the kind `danger` if something is lost, `primary` if it is only final.',
  ],
  avoid: [
    'To choose, to type or to read: use `Sheet`.',
    'Before money moves, with its costs: use `ConfirmSheet`.',
    'If the action can be undone: do it at once and offer `UndoBar`.',
    'To report a result: use `Toast`, or say it on the page.',
  ],
  do: [
    { story: 'Danger', why: 'Title, text and both buttons say what is removed and what stays.' },
    { story: 'Primary', why: 'Nothing is lost, so the button is not red.' },
  ],
  dont: [
    {
      story: 'DontAskYesOrNo',
      why: 'Read alone, "Yes" says nothing. Name the action on each button: "Remove" and "Keep".',
    },
  ],
  content: {
    en: [
      'The title is a question that names the object: "Cancel this withdrawal?"',
      'The text says what happens and what stays: "Past records stay. You can add it again at any time."',
      'The buttons answer the question: "Cancel order" and "Keep the order", never "Yes", "No" or "OK".',
    ],
    tw: [
      '標題是寫出對象的問句：「要取消此筆出金嗎？」',
      '內文寫出後果與保留的內容：「過往紀錄會保留，您可隨時重新新增。」',
      '按鈕直接回答問題：「刪單」與「保留委託」，不寫「是」、「否」或「確定」。',
    ],
    jp: [
      '見出しは対象を示した質問にする：「この出金を取り消しますか？」',
      '本文には、どうなるか、何が残るかを書く：「これまでの履歴は残り、いつでも登録し直せます。」',
      'ボタンは質問への答えにする：「注文を取り消す」と「注文を残す」。「はい」「いいえ」「OK」は使わない。',
    ],
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', effect: 'Moves between the two buttons. The focus cannot leave the dialog.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button. At first this is the cancel button.' },
    { keys: 'Escape', effect: 'Cancels.' },
  ],
  screenReader: [
    'Role "alertdialog", named by the title and described by the text, read when it opens.',
    'The page behind it is hidden while it is open.',
    'While busy: the confirm button keeps its name and is `aria-busy`. Cancelling stays possible.',
  ],
  wcag: {
    '2.1.1': { how: 'Tab reaches the confirm button, Enter presses it.', story: 'ConfirmedByKeyboard' },
    '2.1.2': { how: 'Escape closes it.', story: 'Cancelled' },
    '2.4.3': { how: 'The focus starts on the button that changes nothing.', story: 'Danger' },
    '4.1.2': { how: 'An alert dialog, named by its title and described by its text.', story: 'Danger' },
  },
};
