import type { Fault } from '../change';

/** Mistakes in colours and measures. */
export const themeFaults: readonly Fault[] = [
  {
    title: 'the colour of notes is too light on the page',
    kind: 'low contrast',
    foundBy: 'Unit tests',
    file: 'src/theme/tokens/generated/colors.json',
    text: '"inkTertiary": "#676b74"',
    becomes: '"inkTertiary": "#8b9099"',
  },
];
