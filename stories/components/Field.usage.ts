import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Field.stories')> = {
  use: [
    'To build a field of your own: it adds label, hint and error to any input.',
    'With `FieldBox` and `FieldInput`, so that the input looks like the others.',
  ],
  avoid: [
    'For one line of text: use `TextField`; for several: `TextArea`.',
    'For amounts: use `AmountField`; for passwords: `PasswordField`; for a choice: `Select`.',
    'For a group of radio buttons, which one label cannot name: use `SegmentedControl`.',
  ],
  do: [
    { story: 'WithHint', why: 'The format is told before the member types.' },
    { story: 'WithError', why: 'The error says what to enter. The hint stays.' },
  ],
  dont: [
    {
      story: 'DontOnlySayInvalid',
      why: 'The member has to guess. Say what to enter: "Enter three digits."',
    },
  ],
  content: {
    en: [
      'The label is a noun in sentence case, without a colon: "Branch code".',
      'The hint tells the format or where to look: "Exactly as in your bank passbook".',
      'The error is a sentence that says what to enter: "Enter three digits."',
    ],
    tw: [
      '標籤用名詞，不加冒號：「分行代碼」。',
      '提示寫出格式或依據：「須與銀行存摺上的戶名一致」。',
      '錯誤訊息用完整句子寫出該輸入什麼：「請輸入 3 位數字。」',
    ],
    jp: [
      'ラベルは名詞にし、コロンを付けない：「支店番号」。',
      '補足には形式や確認先を書く：「通帳の記載どおりに入力してください」。',
      'エラーは、何を入力するかを文で書く：「数字3桁で入力してください。」',
    ],
  },
  keyboard: [],
  screenReader: [
    'The label names the input. Error and hint are its description, the error first.',
    'With an error the input is "invalid". An error that appears later is announced.',
    'This works only if the input gets the attributes that `children` receives.',
  ],
  wcag: {
    '1.3.1': { how: 'Label and hint are tied to the input, not only placed near it.', story: 'WithHint' },
    '3.3.1': { how: 'The error is text, describes the input and marks it as invalid.', story: 'WithError' },
    '3.3.2': { how: 'The label stays above the input, and the hint describes it.', story: 'WithHint' },
  },
};
