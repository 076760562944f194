'use client';
import { css } from 'styled-components';
import { barHeight } from '../../theme/lowScreen';
import { color, radius, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

/** The style shared by `IconButton` and `IconLink`. */
export const iconButtonLook = css`
  display: inline-flex;
  flex: none;
  width: ${units(touchTarget)};
  height: ${barHeight};
  align-items: center;
  justify-content: center;
  border-radius: ${units(radius.small)};
  color: inherit;
  touch-action: manipulation;
  &:active { background: ${color('sunken')}; }
  &:focus-visible { outline-offset: -2px; }
`;
