import { styled } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, space } from '../../theme/tokens';
import { units } from '../../theme/units';

/** The day above its news. Its line covers the one between two rows; the first day is below the bar's line. */
export const NewsDay = styled.h2`
  margin-top: -1px;
  padding: ${units(space.m, space.l, space.s)};
  border-block: 1px solid ${color('hairline')};
  li:first-child > & { border-top-color: ${color('paper')}; }
  background: ${color('paper')};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
  font-weight: ${fontWeight.bold};
`;
