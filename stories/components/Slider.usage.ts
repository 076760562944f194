import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Slider.stories')> = {
  use: ['Below a field for a whole number, to choose it roughly.'],
  avoid: ['Alone: a field takes the exact number.', 'For an amount of money without a known maximum.'],
  do: [{ story: 'Default', why: 'The value is said in words, with its unit.' }],
  dont: [{ story: 'DontSlideOneStep', why: 'Between two values there is nothing to slide.' }],
  content: {
    en: ['The value has its unit: "Lots: 12".'],
    tw: ['數值帶單位：「12 張」。'],
    jp: ['値には単位を付ける：「12単元」。'],
  },
  keyboard: [
    { keys: 'Arrow keys', effect: 'One more or one less.' },
    { keys: 'Home, End', effect: 'To the first or the last value.' },
  ],
  screenReader: ['Role "slider" with its name, its value in words, minimum and maximum.'],
  wcag: {
    '2.1.1': { how: 'The browser’s own range input takes the focus and the arrow keys.', story: 'Focused' },
  },
};
