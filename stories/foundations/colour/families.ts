import type { ColorName } from '../../../src/theme/tokens';

/** Colours that belong together. */
export interface Family {
  title: string;
  note: string;
  tokens: readonly ColorName[];
}

/** Every colour of the product. The meaning of each is in `src/theme/tokens/light.tokens.json`. */
export const families: readonly Family[] = [
  {
    title: 'Backgrounds and text',
    note: 'Nearly everything has these colours. Bars and rows are lighter than the page behind them, in every theme.',
    tokens: [
      'paper',
      'surface',
      'sunken',
      'ink',
      'inkSecondary',
      'inkTertiary',
      'hairline',
      'outline',
      'scrim',
      'pictureGround',
    ],
  },
  {
    title: 'The accent',
    note: 'Only for interactive parts and for the current location.',
    tokens: ['accent', 'accentPressed', 'accentSoft', 'onAccent'],
  },
  {
    title: 'States',
    note: 'For results and for warnings. Never for prices, profit or loss.',
    tokens: ['danger', 'dangerSoft', 'success', 'successSoft', 'warning', 'warningSoft'],
  },
  {
    title: 'Price movement',
    note: 'Movement of prices, profit and loss, and the direction of an order. The convention decides which one is red.',
    tokens: ['priceUp', 'priceDown', 'priceFlat', 'priceUpSoft', 'priceDownSoft'],
  },
  {
    title: 'Lines of a chart',
    note: 'Moving averages. Their figures distinguish them as well. None resembles the colour of a rise or a fall.',
    tokens: ['averageShort', 'averageMiddle', 'averageLong'],
  },
];
