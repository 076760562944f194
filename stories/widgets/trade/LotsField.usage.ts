import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./LotsField.stories')> = {
  use: [
    'For a quantity in lots: an order, an application, a tender.',
    'With `sliderMax`, if more than one lot is affordable: rough first, then exact.',
    'With `fills`, if parts of what is possible are common: half, all.',
  ],
  avoid: [
    'For shares or for money: use `AmountField`.',
    'For a few fixed quantities: use `SegmentedControl`.',
    'Outside of the form that checks it: the field itself refuses nothing.',
  ],
  data: [
    '`typed`: the text as typed. Parse it with `parseLots` of the domain.',
    '`lotSize`: shares per lot of this stock.',
    '`onStep`: call `steppedLots` of the domain with the maximum, so that no step leads beyond it.',
    '`error`: from the reasons of the form. `fills`: lots as numbers, without those of 0 lots.',
  ],
  do: [
    { story: 'SteppedByArrowKeys', why: 'One lot may be a thousand shares. The number is always beside it.' },
    { story: 'WithShortcutButtons', why: 'One tap fills in a part, which can still be changed.' },
  ],
  dont: [
    {
      story: 'DontFillInAnUnknownNumber',
      why: '"Half" of what? Name the lots on the button: "1/2 · 17".',
    },
  ],
  content: {
    en: ['A shortcut has part and lots: "1/2 · 17".'],
    tw: ['捷徑寫出比例與張數：「1/2 · 17」。'],
    jp: ['ショートカットには割合と単元数を書く：「1/2・17」。'],
  },
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Moves to the button with fewer lots, the field, the button with more, the shortcuts.',
    },
    { keys: 'Up, Down', effect: 'In the field: one lot more or less.' },
    { keys: 'Enter, Space', effect: 'On a button: one lot, or the lots of a shortcut. The focus stays.' },
  ],
  screenReader: [
    'Role "textbox", named "Lots". Its description is the error, then the number of shares.',
    'The buttons say the field and the direction: "Lots: Increase".',
  ],
  wcag: {
    '2.1.1': { how: 'Field, steps and shortcuts work by keys.', story: 'ByKeyboard' },
    '3.3.1': { how: 'The error is text and describes the field.', story: 'WithError' },
    '3.3.2': { how: 'The description says how many shares the lots are.', story: 'SharesBesideTypedLots' },
  },
};
