import { styled } from 'styled-components';
import { rem } from '../../../src/theme/rem';
import { color, fontSize, fontWeight, space } from '../../../src/theme/tokens';

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
    padding-bottom: ${rem(space.xs)};
    color: ${color('inkSecondary')};
    font-size: ${rem(fontSize.small)};
  }

  th,
  td {
    padding: ${rem(space.s, space.s, space.s, 0)};
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
