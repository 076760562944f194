import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./SegmentedControl.stories')> = {
  use: [
    'To choose one of two to four short values that are worth comparing: order type, term.',
    'Above a list, to narrow it. With `hideLabel`, if the values explain themselves.',
    'With the tones of prices only for long and short.',
  ],
  avoid: [
    'For more than four values, or long ones: use `Select`.',
    'To switch between views of a screen: use `Tabs`.',
    'For on and off: use `Switch`; for consent: `Checkbox`.',
  ],
  do: [
    { story: 'TwoChoices', why: 'Both values are seen, and one tap changes it.' },
    { story: 'PriceUp', why: 'The side of an order has the colour that prices have.' },
  ],
  dont: [
    {
      story: 'DontOfferSixChoices',
      why: 'Six values side by side have no room for their names. Use `Select`.',
    },
  ],
  content: {
    en: [
      'The label names what is chosen: "Order type".',
      'Each value has one or two words of the same kind: "Limit", "Market".',
    ],
    tw: ['標籤寫出選擇什麼：「價格類別」。', '各選項簡短且詞性一致：「限價」、「市價」。'],
    jp: [
      'ラベルには何を選ぶかを書く：「注文方法」。',
      '選択肢は短く、同じ種類の語でそろえる：「指値」「成行」。',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the chosen value. The next Tab leaves the control.' },
    { keys: 'Arrow keys', effect: 'Choose the next or the previous value. After the last comes the first.' },
  ],
  screenReader: [
    'Role "radiogroup", named by the label, also if it is hidden.',
    'Each value is a "radio", "checked" or "not checked".',
    'No error can be tied to it. Say it beside the control.',
  ],
  wcag: {
    '1.3.1': { how: 'The values are one group, with the label as its name.', story: 'TwoChoices' },
    '2.1.1': { how: 'Tab reaches it, the arrow keys choose.', story: 'ChosenByKeyboard' },
    '4.1.2': { how: 'Radio buttons that tell which one is chosen.', story: 'TwoChoices' },
  },
};
