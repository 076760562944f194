import { css } from 'styled-components';
import { hidden } from '../../../components/VisuallyHidden/hidden';
import { rem } from '../../../theme/rem';
import { color, fontSize, fontWeight, lineHeight, space } from '../../../theme/tokens';
import { directionColor } from '../direction';
import { flashes } from '../Price/flashes';
import { narrow, stockRowHeight } from './rowMeasures';
import { stockColumns } from './stockColumns';

const directionColors = Object.entries(directionColor).map(
  ([direction, name]) => css`
    &[data-direction='${direction}'] { --direction: ${color(name)}; }
  `,
);

const uppers = stockColumns.map(({ upper }) => upper.name).join(' ');
const lowers = stockColumns.map(({ lower }) => lower.name).join(' ');
const gaps = stockColumns.map(() => '.').join(' ');

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
  column-gap: ${rem(space.s)};
  padding-inline: ${rem(space.l)};
  font-size: ${rem(fontSize.body)};
  line-height: ${lineHeight.tight};
  text-align: right;
  text-decoration: none;
  white-space: nowrap;
  ${directionColors}

  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }

  &[data-ranked='true'] {
    grid-template:
      'rank who ${gaps}' 1fr
      'rank who ${uppers}' auto
      'rank who ${lowers}' auto
      'rank who ${gaps}' 1fr / 2.4ch minmax(0, 1fr) ${stockColumns.map((column) => column.widthRanked).join(' ')};
  }
  > .rank { grid-area: rank; align-self: center; color: ${color('inkSecondary')}; font-size: ${rem(fontSize.caption)}; }

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
  .whole { ${hidden} }
  .code { white-space: nowrap; }
  .code, > .traded { color: ${color('inkTertiary')}; font-size: ${rem(fontSize.caption)}; }

  > .price { grid-area: price; font-size: ${rem(fontSize.lead)}; }
  > .price > span { ${flashes} }
  /* A long figure may extend next to the code. */
  > .traded { grid-area: traded; justify-self: end; }

  > .price, > .percent, > .change { color: var(--direction); }
  > .percent { grid-area: percent; font-weight: ${fontWeight.bold}; }
  .mark { margin-right: ${rem(6)}; font-size: 0.8em; }
  > .change { grid-area: change; font-size: ${rem(fontSize.small)}; }

  ${narrow} {
    & {
      grid-template: 'who who' 2.1lh 'price percent' auto 'traded change' auto / minmax(0, 1fr) auto;
      align-content: center;
      column-gap: 0;
    }
    &[data-ranked='true'] {
      grid-template:
        'rank who who' 2.1lh
        'price price percent' auto
        'traded traded change' auto / auto minmax(0, 1fr) auto;
    }
    > .rank { padding-right: ${rem(space.s)}; }
    > .who { display: flex; align-items: baseline; gap: ${rem(space.s)}; }
    > .price, > .traded { text-align: left; }
    > .traded { justify-self: start; }
  }
`;
