import { styled } from 'styled-components';
import { textSize } from '../../../theme/textSize';
import { color, fontWeight, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

/** The table of an order book. The bar of a level is behind its figure. */
export const BoardTable = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: ${textSize('small')};

  th, td {
    position: relative;
    isolation: isolate;
    padding: ${units(space.xs)};
    border-top: 1px solid ${color('hairline')};
    font-weight: ${fontWeight.regular};
    overflow-wrap: anywhere;
  }
  thead th { border-top: 0; color: ${color('inkSecondary')}; font-size: ${textSize('caption')}; }
`;
