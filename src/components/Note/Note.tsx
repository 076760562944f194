import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, lineHeight } from '../../theme/tokens';

/** A sentence or two that explain what stands above: what an order type does, what more margin means. */
export const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: ${lineHeight.prose};
`;
