import { styled } from 'styled-components';
import { textSize } from '../../../src/theme/textSize';
import { color, fontWeight, space } from '../../../src/theme/tokens';
import { units } from '../../../src/theme/units';

/** A table with equal columns: row headings at the left. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  line-height: 1.4;

  caption {
    text-align: start;
  }

  caption,
  thead th {
    padding-bottom: ${units(space.xs)};
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }

  th,
  td {
    padding: ${units(space.s, space.s, space.s, 0)};
    border-bottom: 1px solid ${color('hairline')};
    font-weight: ${fontWeight.regular};
    text-align: start;
    vertical-align: top;
  }

  th:last-child,
  td:last-child {
    padding-right: 0;
  }
`;
