import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Note.stories')> = {
  use: ['For one or two sentences that explain what is above: an order type, a figure.'],
  avoid: ['For what needs care now: use `Banner`.', 'For the hint of a field: use the `hint` of the field.'],
  do: [{ story: 'OneSentence', why: 'What the choice above means, in one or two sentences.' }],
  dont: [
    {
      story: 'DontWarnQuietly',
      why: 'A risk in small grey text is overlooked. Use `Banner` or `WorstCaseNote`.',
    },
  ],
  content: {
    en: ['Whole sentences with a full stop: "Waits until the market reaches your price."'],
    tw: ['用完整句子並加句號：「等待市價到達您的限價。」'],
    jp: ['文にして句点を付ける：「市場が指定価格に達するまで待ちます。」'],
  },
  keyboard: [],
  screenReader: ['Read as a paragraph in the order of the page.'],
  wcag: {},
};
