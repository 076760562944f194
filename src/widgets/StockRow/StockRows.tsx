import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { fontSize } from '../../theme/tokens';

/** Height of every `StockRow`, as CSS: it grows with the size of the text. */
export const stockRowHeight = 'var(--stock-row)';

/** From so much text on, a row has no room for its three columns side by side: the name stands above its figures. */
export const narrow = '@container (width < 21em)';

/** The ground on which `StockRow`s stand, in a list of any kind. */
export const StockRows = styled.div`
  container-type: inline-size;
  font-size: ${rem(fontSize.body)};

  > * { --stock-row: 4.25em; }
  ${narrow} {
    > * { --stock-row: 6.2em; }
  }
`;
