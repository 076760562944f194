'use client';
import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';
import { color, layer, motion } from '../../theme/tokens';

/** Darkens the page behind a dialog or a sheet. */
export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${layer.sheet};
  background: ${color('scrim')};
  transition: opacity ${motion.slow}ms ease-out;
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`;
