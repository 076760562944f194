import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./KeyValue.stories')> = {
  use: [
    'For labelled facts: the costs of an order, the terms of a position.',
    '`emphasised`, for the total or for what leaves the account.',
  ],
  avoid: ['In a card: use `CardFacts`.', 'For rows that open something: use `List`.'],
  do: [{ story: 'WithNoteAndTotal', why: 'The total stands out, and notes say where a value comes from.' }],
  dont: [{ story: 'DontEmphasiseEveryRow', why: 'Emphasis on every row hides the total.' }],
  content: {
    en: ['Labels are nouns without a colon: "Purchase fee". Amounts have a unit or a heading that names it.'],
    tw: ['標籤用名詞，不加冒號：「買進手續費」。'],
    jp: ['ラベルは名詞で、コロンを付けない：「買付手数料」。'],
  },
  keyboard: [],
  screenReader: ['A description list: each label is read with its value and note.'],
  wcag: { '1.3.1': { how: 'Labels and values are pairs of a description list.', story: 'ThreeRows' } },
};
