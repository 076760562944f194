'use client';
import { css, keyframes } from 'styled-components';
import { color, motion, radius } from '../../../theme/tokens';
import { units } from '../../../theme/units';

// Identical animations, because only a change of animation name restarts the flash.
const fades = {
  A: keyframes`from { opacity: 1; }`,
  B: keyframes`0% { opacity: 1; }`,
};

/**
 * Makes the background of a figure flash once for 400 ms in its direction's soft colour, when `useFlash` marks it.
 *
 * Only the opacity of a layer behind the figure is animated. The compositor does that without layout or paint.
 */
export const flashes = css`
  position: relative;
  isolation: isolate;
  &[data-flash]::before {
    position: absolute;
    z-index: -1;
    inset: 0 ${units(-6)};
    border-radius: ${units(radius.small)};
    opacity: 0;
    content: '';
  }
  &[data-flash^='up']::before { background: ${color('priceUpSoft')}; }
  &[data-flash^='down']::before { background: ${color('priceDownSoft')}; }
  &[data-flash$='A']::before { animation: ${fades.A} ${motion.flash}ms ease-out; }
  &[data-flash$='B']::before { animation: ${fades.B} ${motion.flash}ms ease-out; }
`;
