import { styled } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, lineHeight } from '../../theme/tokens';

/** A sentence on a card: the outcome, the next step, or the reason for a refusal. */
export const CardText = styled.p`
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: ${lineHeight.prose};
`;
