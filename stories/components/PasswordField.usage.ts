import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./PasswordField.stories')> = {
  use: [
    'To sign in: with `autoComplete="current-password"`.',
    'To choose a password: with `new-password`, also in the field that repeats it.',
  ],
  avoid: [
    'For a secret of a few digits: use `PinField`.',
    'For a code that is no secret, such as an invite code: use `TextField`.',
    'With `autoComplete="off"`, except for a password that is used once.',
  ],
  do: [
    { story: 'WithHint', why: 'The rule for a new password is told before the member types.' },
    { story: 'PasswordShown', why: 'On a phone, a member can check what was typed.' },
  ],
  dont: [
    {
      story: 'DontShutOutPasswordManagers',
      why: 'The member has to remember and type it. Use `current-password`.',
    },
  ],
  content: {
    en: [
      'The label says which password it is: "New password", "New password again".',
      'The hint gives the whole rule: "8 or more English letters or digits".',
      'The error says what is wrong: "The two passwords don’t match."',
    ],
    tw: [
      '標籤寫明是哪一個密碼：「新密碼」、「再次輸入新密碼」。',
      '提示寫出完整規則：「8 個以上的英文字母或數字」。',
      '錯誤訊息寫出問題所在：「兩次輸入的密碼不一致。」',
    ],
    jp: [
      'ラベルにはどのパスワードかを書く：「新しいパスワード」「新しいパスワード（確認）」。',
      '補足には条件をすべて書く：「半角英数字8文字以上」。',
      'エラーには何が違うかを書く：「パスワードが一致しません。」',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the field, then to the button that shows the password.' },
    { keys: 'Enter', effect: 'In the field: sends the form. On the button: shows or hides the password.' },
    { keys: 'Space', effect: 'On the button: shows or hides the password.' },
  ],
  screenReader: [
    'A password field, named by the label. Error and hint are its description, the error first.',
    'The name of the button changes with what it does: "Show password", "Hide password".',
    'An error that appears later is announced.',
  ],
  wcag: {
    '1.3.5': { how: 'The field tells the browser its purpose.', story: 'FilledByAPasswordManager' },
    '2.1.1': { how: 'Tab and Enter show and hide the password.', story: 'ShownAndHiddenByKeyboard' },
    '3.3.1': { how: 'The error is text, describes the field and marks it as invalid.', story: 'WithError' },
    '3.3.2': { how: 'The hint gives the rule and describes the field.', story: 'WithHint' },
    '3.3.8': {
      how: 'Password managers recognise the field, and pasting works.',
      story: 'FilledByAPasswordManager',
    },
    '4.1.2': { how: 'The name of the button tells what it does next.', story: 'PasswordShown' },
  },
};
