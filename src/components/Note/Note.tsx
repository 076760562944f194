import { styled } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, lineHeight } from '../../theme/tokens';

/** One or two sentences that explain what is above: what an order type does, what more margin means. */
export const Note = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: ${lineHeight.prose};
`;
