import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./TextArea.stories')> = {
  use: ['For several lines: a message to customer service.'],
  avoid: ['For one line: use `TextField`.', 'For an amount: use `AmountField`.'],
  do: [{ story: 'GrowsWithItsContent', why: 'The field grows, so that the member sees what was written.' }],
  dont: [{ story: 'DontAskForOneWord', why: 'A field of three lines suggests a long answer.' }],
  content: {
    en: ['The label names the answer: "Your message". The hint gives the limit: "At most 1,000 characters".'],
    tw: ['標籤寫要填的內容：「您的訊息」。提示寫上限：「最多1,000字」。'],
    jp: ['ラベルには入力する内容を書く：「メッセージ」。上限はヒントに書く：「1,000文字まで」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the field.' },
    { keys: 'Enter', effect: 'Begins a new line.' },
  ],
  screenReader: ['A text field of several lines, named by its label, described by hint and error.'],
  wcag: {
    '3.3.2': { how: 'Label and hint belong to the field.', story: 'Empty' },
  },
};
