import { css } from 'styled-components';
import { barHeight } from '../../theme/lowScreen';
import { rem } from '../../theme/rem';
import { color, radius, touchTarget } from '../../theme/tokens';

/** The style shared by `IconButton` and `IconLink`. */
export const iconButtonLook = css`
  display: inline-flex;
  flex: none;
  width: ${rem(touchTarget)};
  height: ${barHeight};
  align-items: center;
  justify-content: center;
  border-radius: ${rem(radius.small)};
  color: inherit;
  touch-action: manipulation;
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }
`;
