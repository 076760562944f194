import { css } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, fontSize, space, touchTarget } from '../../theme/tokens';

/** Style of a short text action at the right of a `TopBar`: aligned with the side margin, as high as the bar. */
export const barAction = css`
  display: flex;
  min-width: ${rem(touchTarget)};
  min-height: ${rem(touchTarget)};
  align-items: center;
  justify-content: flex-end;
  padding-right: ${rem(space.l - space.xs)};
  color: ${color('accent')};
  font-size: ${rem(fontSize.body)};
  text-align: right;
  text-decoration: none;
`;
