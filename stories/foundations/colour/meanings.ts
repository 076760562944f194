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
    title: 'Paper and ink',
    note: 'Nearly everything. Bars and rows are white, the page behind them is not quite.',
    meanings: {
      paper: 'The page.',
      surface: 'Bars, rows, cards, sheets: what lies on the page.',
      sunken: 'What is pressed, off, or not yet there.',
      ink: 'Text and figures.',
      inkSecondary: 'Labels, explanations.',
      inkTertiary: 'Codes, units, times: looked for, not read.',
      hairline: 'Between rows, round cards. Decoration: what it parts stands apart without it.',
      outline: 'The edge of what can be filled in or switched.',
      scrim: 'Over the page while a sheet or a dialog is open; also the shadow of what lies above.',
    },
  },
  {
    title: 'The accent',
    note: 'What can be acted on, and where one is. Nothing else.',
    meanings: {
      accent: 'The primary action, links, what is chosen, the focus.',
      accentPressed: 'A link under the finger.',
      accentSoft: 'Ground of what is under way.',
      onAccent: 'Text and icons on a filled ground.',
    },
  },
  {
    title: 'States',
    note: 'For what has happened or needs care. Never for prices, profit or loss.',
    meanings: {
      danger: 'Refused, failed, can’t be undone.',
      dangerSoft: 'Its ground.',
      success: 'Done, as it should be.',
      successSoft: 'Its ground.',
      warning: 'Waits for the member, or is to be minded.',
      warningSoft: 'Its ground.',
    },
  },
  {
    title: 'Price movement',
    note: 'Movement of prices, profit and loss, and the direction of an order. Which is red is a convention.',
    meanings: {
      priceUp: 'Has risen; to buy.',
      priceDown: 'Has fallen; to sell.',
      priceFlat: 'Has not moved.',
      priceUpSoft: 'Flashes behind a price that has just risen.',
      priceDownSoft: 'Flashes behind a price that has just fallen.',
    },
  },
  {
    title: 'Lines of a chart',
    note: 'Moving averages, told apart by their figures as well. None may be taken for a rise or a fall.',
    meanings: {
      averageShort: 'The average of the fewest bars.',
      averageMiddle: 'The one between.',
      averageLong: 'The average of the most bars.',
    },
  },
];
