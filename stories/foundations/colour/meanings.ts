import type { ColorName } from '../../../src/theme/tokens';

/** A family of colours with the meaning of each. */
export interface Family {
  title: string;
  note: string;
  meanings: Partial<Record<ColorName, string>>;
}

/** Every colour of the product, by what it means. */
export const families: readonly Family[] = [
  {
    title: 'Backgrounds and text',
    note: 'Nearly everything has these colours. Bars and rows are white. The page behind them is slightly darker.',
    meanings: {
      paper: 'Background of the page.',
      surface: 'Background of bars, rows, cards and sheets.',
      sunken: 'Background of pressed, disabled and loading parts.',
      ink: 'Text and figures.',
      inkSecondary: 'Labels, explanations.',
      inkTertiary: 'Codes, units, times: less important text.',
      hairline: 'Between rows and around cards. It is decoration: the parts are distinct without it.',
      outline: 'Edge of fields and switches.',
      scrim: 'Over the page while a sheet or a dialog is open. Also the colour of shadows.',
    },
  },
  {
    title: 'The accent',
    note: 'Only for interactive parts and for the current location.',
    meanings: {
      accent: 'The primary action, links, the selection, the focus.',
      accentPressed: 'A pressed link.',
      accentSoft: 'Background of states in progress.',
      onAccent: 'Text and icons on a filled background.',
    },
  },
  {
    title: 'States',
    note: 'For results and for warnings. Never for prices, profit or loss.',
    meanings: {
      danger: 'Refused, failed, or irreversible.',
      dangerSoft: 'Background of danger.',
      success: 'Completed successfully.',
      successSoft: 'Background of success.',
      warning: 'Needs an action or the attention of the member.',
      warningSoft: 'Background of a warning.',
    },
  },
  {
    title: 'Price movement',
    note: 'Movement of prices, profit and loss, and the direction of an order. The convention decides which one is red.',
    meanings: {
      priceUp: 'A risen price, a profit, a long order.',
      priceDown: 'A fallen price, a loss, a short order.',
      priceFlat: 'An unchanged price.',
      priceUpSoft: 'Flashes behind a price that has just risen.',
      priceDownSoft: 'Flashes behind a price that has just fallen.',
    },
  },
  {
    title: 'Lines of a chart',
    note: 'Moving averages. Their figures distinguish them as well. None resembles the colour of a rise or a fall.',
    meanings: {
      averageShort: 'The average of the fewest bars.',
      averageMiddle: 'The average in between.',
      averageLong: 'The average of the most bars.',
    },
  },
];
