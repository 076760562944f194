import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Tiles.stories')> = {
  use: ['For figures of equal rank that each open an explanation: the balances of a member.'],
  avoid: [
    'For figures without an explanation: use `CardFacts` or `KeyValue`.',
    'For many objects of one kind: use `List`.',
  ],
  do: [{ story: 'Default', why: 'A name, a figure, and at most one short note.' }],
  dont: [
    { story: 'DontFillWithSentences', why: 'A sentence belongs to the explanation that the tile opens.' },
  ],
  content: {
    en: ['The name is at most three words.'],
    tw: ['名稱以四到六字為宜。'],
    jp: ['名称は8文字以内にする。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the next tile that can be opened.' },
    { keys: 'Enter, Space', effect: 'Opens the explanation.' },
  ],
  screenReader: ['A list. Each tile is a button with its name and its figure.'],
  wcag: {
    '2.5.8': { how: 'A tile is at least 44 px high.', story: 'Default' },
  },
};
