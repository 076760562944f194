import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Checkbox.stories')> = {
  use: [
    'To agree to something, or to answer yes or no, inside a form that is sent later.',
    'With a `Link` in the text, if there is a document to read first.',
  ],
  avoid: [
    'For a setting that applies at once: use `Switch`.',
    'To choose one of several values: use `SegmentedControl` or `Select`.',
    'To confirm an action that cannot be undone: use `Dialog`.',
  ],
  do: [
    { story: 'WithLink', why: 'The document is one tap away. Opening it does not tick the box.' },
    { story: 'WithError', why: 'The error says what to do before the form can be sent.' },
  ],
  dont: [
    {
      story: 'DontUseForASetting',
      why: 'A box suggests that a button must save it. Use `Switch` for what applies at once.',
    },
  ],
  content: {
    en: [
      'Write the consent as the member’s own sentence, without a full stop: "I have read and agree to the user and privacy agreement".',
      'The error says what to do: "Please read and agree to the agreement first."',
    ],
    tw: [
      '以會員的口吻寫出同意的內容，不加句號：「我已閱讀並同意使用者與隱私條款」。',
      '錯誤訊息寫出該做什麼：「請先閱讀並同意條款。」',
    ],
    jp: [
      '同意する内容を会員の立場で書き、句点を付けない：「利用規約・プライバシーポリシーを読み、同意します」。',
      'エラーには何をすればよいかを書く：「先に規約を読み、同意してください。」',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the box, then to a link in its text.' },
    { keys: 'Space', effect: 'Ticks or unticks the box.' },
    { keys: 'Enter', effect: 'On the box: sends the form, as in any field. On a link: opens it.' },
  ],
  screenReader: [
    'Role "checkbox", named by its text, "checked" or "not checked".',
    'With an error: "invalid", with the error as description. An error that appears later is announced.',
  ],
  wcag: {
    '2.1.1': { how: 'Space ticks it.', story: 'TickedByKeyboard' },
    '3.3.1': { how: 'The error is text, describes the box and marks it as invalid.', story: 'WithError' },
    '4.1.2': { how: 'A native checkbox, named by its text.', story: 'Unticked' },
  },
};
