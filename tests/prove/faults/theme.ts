import type { Fault } from '../change';

/** Mistakes in colours and measures. */
export const themeFaults: readonly Fault[] = [
  {
    title: 'the colour of notes is too light on the page, and nothing was made from the tokens',
    kind: 'low contrast',
    foundBy: 'Unit tests',
    file: 'src/theme/tokens/light.tokens.json',
    text: '{palette.gray.53}',
    becomes: '{palette.gray.63}',
  },
];
