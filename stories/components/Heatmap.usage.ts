import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Heatmap.stories')> = {
  use: [
    'For the changes of up to about twenty parts of a whole, to see which of them move: sectors, regions.',
  ],
  avoid: ['For stocks with their prices: use `StockRow`.', 'For the course of a value: use `AreaPlot`.'],
  do: [
    { story: 'UpDownAndFlat', why: 'The order stays while changes move, so that each field is found again.' },
    { story: 'FieldChosen', why: 'A field leads to what it stands for.' },
  ],
  dont: [{ story: 'DontRelyOnTheColour', why: 'The sign says the direction. The colour repeats it.' }],
  content: {
    en: ['The label names what the fields are: "Sectors".'],
    tw: ['標籤寫出各區塊的內容：「類股」。'],
    jp: ['ラベルには各区画が何かを書く：「業種」。'],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves from field to field.' },
    { keys: 'Enter, Space', effect: 'Press the field.' },
  ],
  screenReader: [
    'Role "list", named by its label. Each item is a button with name and figure; the chosen one is pressed.',
  ],
  wcag: {
    '1.4.1': { how: 'The figure has a sign and a mark; the colour repeats them.', story: 'UpDownAndFlat' },
    '4.1.2': { how: 'The chosen field is a pressed button.', story: 'FieldChosen' },
  },
};
