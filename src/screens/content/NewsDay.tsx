import { styled } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, fontWeight, space } from '../../theme/tokens';

/** The day above its news. Its line covers the one between two rows; the first day is below the bar's line. */
export const NewsDay = styled.h2`
  margin-top: -1px;
  padding: ${rem(space.m, space.l, space.s)};
  border-block: 1px solid ${color('hairline')};
  li:first-child > & { border-top-color: ${color('paper')}; }
  background: ${color('paper')};
  color: ${color('inkSecondary')};
  font-size: ${rem(fontSize.small)};
  font-weight: ${fontWeight.bold};
`;
