'use client';
import { css } from 'styled-components';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, lineHeight, motion, radius, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';

/**
 * Purpose of a button: `primary` for the main action of a screen, `quiet` for secondary actions, `danger` for what
 * can't be undone, `priceUp` and `priceDown` for buying and selling in the colour of the direction.
 */
export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'priceUp' | 'priceDown';

/** `regular` for forms and the bottom of a screen, `small` inside rows and headings. */
export type ButtonSize = 'regular' | 'small';

export interface ButtonLook {
  $kind: ButtonKind;
  $size: ButtonSize;
  $fullWidth: boolean;
}

const smallHeight = 64;

const filled = (ground: string) => css`
  background: ${ground};
  border-color: ${ground};
  color: ${color('onAccent')};
  &:active { filter: brightness(0.88); }
`;

const kinds = {
  primary: filled(color('accent')),
  danger: filled(color('danger')),
  priceUp: filled(color('priceUp')),
  priceDown: filled(color('priceDown')),
  quiet: css`
    background: ${color('surface')};
    border-color: ${color('hairline')};
    color: ${color('accent')};
    &:active { background: ${color('accentSoft')}; }
  `,
};

const sizes = {
  regular: css`
    min-height: ${units(96)};
    padding: ${units(space.s, space.l)};
    font-size: ${textSize('lead')};
  `,
  // Drawn 64 high. The pseudo-element extends the touch target to the full height.
  small: css`
    min-height: ${units(smallHeight)};
    padding: ${units(space.xs, space.m)};
    font-size: ${textSize('small')};
    &::after {
      content: '';
      position: absolute;
      inset: ${units((smallHeight - touchTarget) / 2, 0)};
    }
  `,
};

/** The style shared by `Button` and `LinkButton`. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: ${({ $fullWidth }) => ($fullWidth ? 'flex' : 'inline-flex')};
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  min-width: ${units(touchTarget)};
  align-items: center;
  justify-content: center;
  border: 1px solid;
  border-radius: ${units(radius.small)};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
  text-align: center;
  text-decoration: none;
  overflow-wrap: break-word;
  transition: background ${motion.fast}ms ease-out, filter ${motion.fast}ms ease-out;
  touch-action: manipulation;
  ${({ $kind }) => kinds[$kind]}
  ${({ $size }) => sizes[$size]}
`;
