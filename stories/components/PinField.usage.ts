import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./PinField.stories')> = {
  use: [
    'For a secret of four to six digits, such as the fund password.',
    'With `shown`, while a member chooses such a secret and wants to see it.',
  ],
  avoid: [
    'For a password with letters: use `PasswordField`.',
    'For a code that was sent to the phone: use `TextField` with `autoComplete="one-time-code"`.',
    'For digits that are no secret: use `TextField` with `inputMode="numeric"`.',
  ],
  do: [
    { story: 'DigitsTyped', why: 'The last digit sends nothing. The member can still check and decide.' },
    { story: 'ClearedByATap', why: 'Hidden digits cannot be corrected singly, so a tap starts again.' },
  ],
  dont: [
    {
      story: 'DontMaskWhatIsNoSecret',
      why: 'A hidden branch code cannot be checked. Use `TextField`.',
    },
  ],
  content: {
    en: [
      'The label names the secret as everywhere: "Fund password", not "PIN".',
      'The hint gives the number of digits and what it is not: "Six digits, not your login password."',
      'Each box says its place: "Digit 2 of 6".',
    ],
    tw: [
      '標籤使用各頁面一致的名稱：「交易密碼」，不寫「PIN 碼」。',
      '提示寫出位數，並說明不是哪一個密碼：「六位數字，並非登入密碼。」',
      '每一格都報出位置：「第 2 位，共 6 位」。',
    ],
    jp: [
      'ラベルはほかの画面と同じ名称にする：「出金パスワード」。「PIN」とは書かない。',
      '補足には桁数と、何のパスワードではないかを書く：「6桁の数字です。ログインパスワードではありません。」',
      '各欄には何桁目かを書く：「6桁中2桁目」。',
    ],
  },
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Moves to the first empty box, or to the last one. The next Tab leaves the field.',
    },
    { keys: '0–9', effect: 'Fills the box and moves on. Ignored while all boxes are filled and hidden.' },
    { keys: 'Left, Right', effect: 'Moves between the boxes.' },
    { keys: 'Home, End', effect: 'Moves to the first box, or to the first empty one.' },
    { keys: 'Backspace', effect: 'Deletes the digit and moves back. With Ctrl or ⌘ it deletes all digits.' },
    { keys: 'Ctrl+V, ⌘V', effect: 'Fills all boxes from the digits that were copied.' },
  ],
  screenReader: [
    'Role "group", named by the label. Error and hint are its description, the error first.',
    'The first box has the name of the field, the others that of their place: "Digit 2 of 6".',
    'An error that appears later is announced.',
  ],
  wcag: {
    '2.1.1': { how: 'Tab reaches it, and digits fill it.', story: 'DigitsTyped' },
    '3.3.1': { how: 'The error is text and describes the field.', story: 'WithError' },
    '3.3.8': { how: 'A secret that was copied fills all boxes.', story: 'DigitsPasted' },
    '4.1.2': { how: 'Each box has a name with its place.', story: 'FourDigits' },
  },
};
