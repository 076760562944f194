'use client';
import { css } from 'styled-components';
import { hidden } from '../../../components/VisuallyHidden/hidden';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, lineHeight, radius, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { directionColor } from '../direction';
import { flashes } from '../Price/flashes';
import { narrow, stockRowHeight } from './rowMeasures';
import { stockColumns } from './stockColumns';

const directionColors = Object.entries(directionColor).map(
  ([direction, name]) => css`
    &[data-direction='${direction}'] { --direction: ${color(name)}; }
  `,
);

const upperNames = stockColumns.map(({ upper }) => upper.name);
const lowerNames = stockColumns.map(({ lower }) => lower.name);
const uppers = upperNames.join(' ');
const lowers = lowerNames.join(' ');
const gaps = stockColumns.map(() => '.').join(' ');
/** Of a narrow row, whose first figures have the width that is left. */
const lastColumns = stockColumns
  .slice(1)
  .map(() => 'auto')
  .join(' ');
const whole = stockColumns.map(() => 'who').join(' ');

const areas = [...upperNames, ...lowerNames].map(
  (name) => css`
    > .${name} { grid-area: ${name}; }
  `,
);

/** Class of the row. It and its parts are plain elements with one style, because thousands of them are rendered. */
export const rowClass = 'stockRow';

/** Style of a row and, by class name, of its parts. */
export const rowStyle = css`
  display: grid;
  height: ${stockRowHeight};
  /* The figures are vertically centred, however many lines the name takes. */
  grid-template:
    'who ${gaps}' 1fr
    'who ${uppers}' auto
    'who ${lowers}' auto
    'who ${gaps}' 1fr / minmax(0, 1fr) ${stockColumns.map(({ width }) => width).join(' ')};
  align-items: baseline;
  column-gap: ${units(space.s)};
  padding-inline: ${units(space.l)};
  font-size: ${textSize('body')};
  line-height: ${lineHeight.tight};
  text-align: right;
  text-decoration: none;
  white-space: nowrap;
  ${directionColors}
  ${areas}

  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }

  &[data-ranked='true'] {
    grid-template:
      'rank who ${gaps}' 1fr
      'rank who ${uppers}' auto
      'rank who ${lowers}' auto
      'rank who ${gaps}' 1fr / 2.4ch minmax(0, 1fr) ${stockColumns.map((column) => column.widthRanked).join(' ')};
  }
  &[data-ranked='true'] > .trail { grid-column: 2; }
  > .rank { grid-area: rank; align-self: center; color: ${color('inkSecondary')}; font-size: ${textSize('caption')}; }

  > .who { grid-area: who; align-self: center; text-align: left; white-space: normal; }
  .name {
    display: -webkit-box;
    overflow: hidden;
    /* Space for descenders. */
    padding-bottom: 0.08lh;
    font-weight: ${fontWeight.bold};
    overflow-wrap: break-word;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* The line of the day is in the column of the name. */
  &[data-trail='true'] > .who { padding-right: ${units(96 + space.s)}; }
  /* Beside the price. A long figure below it may extend under the line. */
  > .trail { grid-row: 2; grid-column: 1; align-self: center; justify-self: end; }
  .whole { ${hidden} }
  .code { white-space: nowrap; }
  .held { color: ${color('accent')}; font-size: ${textSize('caption')}; font-weight: ${fontWeight.bold}; white-space: nowrap; }
  .code, > .traded { color: ${color('inkTertiary')}; font-size: ${textSize('caption')}; }

  > .price { font-size: ${textSize('lead')}; }
  > .price > span { ${flashes} }
  /* A long figure may extend next to the code. */
  > .traded { justify-self: end; }

  > .price, > .change { color: var(--direction); }
  > .percent {
    justify-self: end;
    min-width: 100%;
    padding: ${units(4, 8)};
    border-radius: ${units(radius.small)};
    background: var(--direction);
    color: ${color('onAccent')};
    font-weight: ${fontWeight.bold};
  }
  &[data-direction='flat'] > .percent { background: ${color('sunken')}; color: ${color('inkSecondary')}; }
  .mark { margin-right: ${units(4)}; font-size: 0.8em; }
  > .change { font-size: ${textSize('small')}; }

  ${narrow} {
    & {
      grid-template: '${whole}' 2.1lh '${uppers}' auto '${lowers}' auto / minmax(0, 1fr) ${lastColumns};
      align-content: center;
      column-gap: 0;
    }
    &[data-ranked='true'] {
      grid-template:
        'rank ${whole}' 2.1lh
        '${upperNames[0]} ${uppers}' auto
        '${lowerNames[0]} ${lowers}' auto / auto minmax(0, 1fr) ${lastColumns};
    }
    > .trail, &[data-ranked='true'] > .trail { grid-row: 1; grid-column: 1 / -1; }
    > .rank { padding-right: ${units(space.s)}; }
    > .who { display: flex; align-items: baseline; gap: ${units(space.s)}; }
    > .price, > .traded { text-align: left; }
    > .traded { justify-self: start; }
  }
`;
