import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./AmountField.stories')> = {
  use: [
    'For an amount of money or a quantity that the member types.',
    'With `max`, if there is a natural maximum, such as the available balance.',
    'With `quickFills`, if parts of an amount are common: 25%, 50%.',
  ],
  avoid: [
    'For a value that is mostly stepped, such as a price by ticks: use `Stepper`.',
    'For digits that are no amount, such as an account number: use `TextField` with `inputMode="numeric"`.',
    'To choose one of a few fixed amounts: use `SegmentedControl`.',
  ],
  do: [
    { story: 'MaximumFilledIn', why: 'The hint says what is available, and one tap fills it in.' },
    { story: 'WithError', why: 'The error says what to enter, below what was typed.' },
  ],
  dont: [
    {
      story: 'DontUseForAnAccountNumber',
      why: 'Separators turn a bank account into a sum: 1,234,567. Use `TextField`, which changes nothing.',
    },
  ],
  content: {
    en: [
      'The label says which amount it is: "Amount to borrow".',
      'The hint gives the balance or the limits: "Available 3,480,250.00 JPY".',
      'The error says what to enter: "Enter a whole number above zero."',
    ],
    tw: [
      '標籤寫明是哪一種金額：「借款金額」。',
      '提示寫出餘額或限額：「可用餘額 3,480,250 日圓」。',
      '錯誤訊息寫出該輸入什麼：「請輸入整數日圓。」',
    ],
    jp: [
      'ラベルには何の金額かを書く：「借入希望額」。',
      '補足には残高や上限を書く：「買付余力 3,480,250円」。',
      'エラーには何を入力するかを書く：「1円単位で入力してください。」',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the field, then to the button inside it and to the shortcut buttons.' },
    {
      keys: 'Backspace, Delete',
      effect: 'Deletes a digit, also if a separator is next to the caret. The caret stays at its digit.',
    },
    {
      keys: 'Ctrl+Z, Ctrl+Shift+Z (⌘ on Apple devices)',
      effect: 'Undoes and redoes, figure by figure. A composition of an input method is one step.',
    },
    { keys: 'Enter, Space', effect: 'On a button: fills in its amount. The focus stays on the button.' },
  ],
  screenReader: [
    'Role "textbox", named by the label. Error and hint are its description, the error first.',
    'An error that appears later is announced, and the field is "invalid".',
    'The unit is not part of the name. Repeat it in the hint if the amount is unclear without it.',
  ],
  wcag: {
    '2.1.1': {
      how: 'The button that fills in the maximum works by Tab and Enter.',
      story: 'MaximumFilledIn',
    },
    '3.3.1': { how: 'The error is text and describes the field.', story: 'WithError' },
    '3.3.2': { how: 'The label stays above the field, and the hint describes it.', story: 'WithHint' },
  },
};
