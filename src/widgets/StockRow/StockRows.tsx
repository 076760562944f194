import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { fontSize, lineHeight } from '../../theme/tokens';

/** Height of every `StockRow`, as CSS. In lines, as they grow with the text; an em does not on every phone. */
export const stockRowHeight = 'var(--stock-row)';

/** From so much text on, a row has no room for its three columns side by side: the name stands above its figures. */
export const narrow = '@container (width < 16lh)';

/** The ground on which `StockRow`s stand, in a list of any kind. */
export const StockRows = styled.div`
  container-type: inline-size;
  font-size: ${rem(fontSize.body)};
  line-height: ${lineHeight.tight};

  > * { --stock-row: 3.3lh; }
  ${narrow} {
    > * { --stock-row: 4.8lh; }
  }
`;
