import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, lineHeight } from '../../theme/tokens';

/** A sentence on a card: what has come of it, what is next, why it was refused. */
export const CardText = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: ${lineHeight.prose};
`;
