import { css, keyframes } from 'styled-components';
import { rem } from '../../theme/rem';
import { color, motion, radius } from '../../theme/tokens';

// The two are alike, but not written alike: they must have names of their own.
const fades = {
  A: keyframes`from { opacity: 1; }`,
  B: keyframes`0% { opacity: 1; }`,
};

/**
 * The ground of a figure that flashes once for 400 ms when `useFlash` marks it, in the soft colour of its direction.
 * The colour lies behind the figure and fades by its opacity alone: that is left to the compositor, so that neither the
 * layout nor the scrolling pays for it.
 */
export const flashes = css`
  position: relative;
  isolation: isolate;
  &[data-flash]::before {
    position: absolute;
    z-index: -1;
    inset: 0 ${rem(-6)};
    border-radius: ${rem(radius.small)};
    opacity: 0;
    content: '';
  }
  &[data-flash^='up']::before { background: ${color('priceUpSoft')}; }
  &[data-flash^='down']::before { background: ${color('priceDownSoft')}; }
  &[data-flash$='A']::before { animation: ${fades.A} ${motion.flash}ms ease-out; }
  &[data-flash$='B']::before { animation: ${fades.B} ${motion.flash}ms ease-out; }
`;
