'use client';
import { css } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

/** Style of a short text action at the right of a `TopBar`: aligned with the side margin, as high as the bar. */
export const barAction = css`
  display: flex;
  min-width: ${units(touchTarget)};
  min-height: ${units(touchTarget)};
  align-items: center;
  justify-content: flex-end;
  padding-right: ${units(space.l - space.xs)};
  color: ${color('accent')};
  font-size: ${textSize('body')};
  text-align: right;
  text-decoration: none;
`;
