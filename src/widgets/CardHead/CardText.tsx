import styled from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, space } from '../../theme/tokens';

/** A sentence on a card: what has come of it, what is next, why it was refused. */
export const CardText = styled.p`
  margin-top: ${rem(space.s)};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  line-height: 1.6;
`;
