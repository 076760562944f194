'use client';
import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

/** With text this large, figures are smaller, so that each stays on its line. */
export const narrow = '@container (width < 14lh)';

/** The table of an order book. The bar of a level is behind its figure. */
export const BoardTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${textSize('small')};

  th, td {
    position: relative;
    isolation: isolate;
    padding: ${units(space.xs)};
    border-top: 1px solid ${color('hairline')};
    font-weight: ${fontWeight.regular};
  }
  ${narrow} {
    font-size: ${textSize('caption')};
    th, td { padding-inline: 0; }
  }
  thead th { border-top: 0; color: ${color('inkSecondary')}; font-size: ${textSize('caption')}; }
`;
