import { styled } from 'styled-components';
import { textSize } from '../../src/theme/textSize';
import { color, fontWeight, space } from '../../src/theme/tokens';
import { units } from '../../src/theme/units';

/** A table with a term at the left of each row and its description beside it. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  line-height: 1.5;

  th,
  td {
    padding: ${units(space.xs, space.s, space.xs, 0)};
    border-bottom: 1px solid ${color('hairline')};
    text-align: start;
    vertical-align: top;
    font-weight: ${fontWeight.regular};
  }

  thead th {
    color: ${color('inkTertiary')};
    font-size: ${textSize('small')};
  }

  thead th:first-child {
    width: 38%;
  }

  @media (min-width: 60em) {
    thead th:first-child {
      width: ${units(560)};
    }
  }

  /** Columns of words take the width they need. */
  &:has(th:nth-child(4)) {
    table-layout: auto;
    overflow-wrap: normal;
    word-break: keep-all;
  }

  tbody th code {
    display: block;
    font-weight: ${fontWeight.bold};
  }

  small {
    color: ${color('inkSecondary')};
    font-size: ${textSize('small')};
  }
`;
