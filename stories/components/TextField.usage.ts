import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./TextField.stories')> = {
  use: [
    'For one line of text: a name, an account.',
    'With `inputMode` and `autoComplete`, so that the phone offers the right keyboard.',
  ],
  avoid: [
    'For an amount: use `AmountField`.',
    'For a password: use `PasswordField`. For a code: use `PinField`.',
    'For a search: use `SearchField`.',
  ],
  do: [
    { story: 'WithHint', why: 'The hint says the form of the answer before it is typed.' },
    { story: 'PrefixAndSuffix', why: 'Fixed parts stand beside the field and need not be typed.' },
  ],
  dont: [
    {
      story: 'DontUseThePlaceholderAsLabel',
      why: 'A placeholder vanishes on the first letter. The label stays.',
    },
  ],
  content: {
    en: ['The label is a noun: "Account". The error says what to do: "Enter 10 digits".'],
    tw: ['標籤用名詞：「帳號」。錯誤寫該怎麼做：「請輸入10位數字」。'],
    jp: ['ラベルは名詞：「口座番号」。エラーには対応を書く：「10桁の数字を入力してください」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the field.' },
    { keys: 'Enter', effect: 'Submits the form.' },
  ],
  screenReader: [
    'A text field named by its label, described by hint and error. With an error it is invalid.',
  ],
  wcag: {
    '3.3.1': { how: 'The error is told with the field.', story: 'WithError' },
    '3.3.2': { how: 'Label and hint belong to the field.', story: 'WithHint' },
  },
};
