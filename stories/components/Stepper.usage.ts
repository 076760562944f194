import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Stepper.stories')> = {
  use: [
    'For a number that is mostly changed by small steps: a price by ticks.',
    'If the size of a step depends on the value: the host decides in `onStep`.',
  ],
  avoid: [
    'For an amount that the member knows: use `AmountField`.',
    'For lots: use `LotsField`, and for a limit price `LimitPriceField`. Both contain this field.',
    'For a choice between a few values: use `SegmentedControl`.',
  ],
  do: [
    { story: 'SteppedByTheTick', why: 'The hint says how large a step is.' },
    { story: 'AtItsLeast', why: 'At the limit the button stays in its place, so nothing moves.' },
  ],
  dont: [
    {
      story: 'DontUseForAFreeAmount',
      why: 'The buttons are of no use, and without separators the amount is hard to read. Use `AmountField`.',
    },
  ],
  content: {
    en: [
      'The names of the buttons say of what, and how much: "One lot more", not "Plus".',
      'The hint gives range and step: "Limits 1,100.0 to 1,700.0, in steps of 0.5".',
    ],
    tw: [
      '按鈕名稱寫出增減什麼、增減多少：「增加 1 張」，不寫「加號」。',
      '提示寫出範圍與單位：「今日 1,100.0 至 1,700.0 日圓，升降單位 0.5 日圓」。',
    ],
    jp: [
      'ボタンの名前には、何をどれだけ増減するかを書く：「1単元増やす」。「プラス」とは書かない。',
      '補足には範囲と刻みを書く：「制限値幅 1,100.0〜1,700.0、呼値の単位 0.5」。',
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the minus button, the field and the plus button.' },
    { keys: 'Up, Down', effect: 'In the field: one step up or down. Does nothing at the limit.' },
    { keys: 'Enter, Space', effect: 'On a button: one step.' },
  ],
  screenReader: [
    'Role "textbox", named by the label. Error and hint are its description, the error first.',
    'The buttons are named by `decreaseLabel` and `increaseLabel`. At the limit: "dimmed" or "unavailable".',
    'The unit is not part of the name. Repeat it in the hint or in the label.',
  ],
  wcag: {
    '2.1.1': { how: 'The arrow keys step, and the focus stays in the field.', story: 'SteppedByKeyboard' },
    '3.3.1': { how: 'The error is text and describes the field.', story: 'WithError' },
    '4.1.2': { how: 'A button at the limit says that it is unavailable.', story: 'AtItsLeast' },
  },
};
