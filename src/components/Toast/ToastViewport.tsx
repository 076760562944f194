'use client';
import { Toast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { ScopeContext } from '../../theme/ScopeContext';
import { textSize } from '../../theme/textSize';
import { color, layer, motion, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { Icon } from '../Icon/Icon';
import type { ToastLink } from './createToasts';

const glyphs = { success: CircleCheck, danger: CircleAlert };

// The viewport is the live region. Base UI would make each toast a dialog; here it is a plain group.
const plainPart = { role: 'group', 'aria-modal': undefined };

/** Where toasts appear: below the top bar, so that they never cover the menu or the bottom action. */
export function ToastViewport() {
  const { toasts, close } = Toast.useToastManager<{ link?: ToastLink }>();
  return (
    <Toast.Portal container={useContext(ScopeContext)}>
      <Viewport role="status" aria-label={undefined}>
        {toasts.map((toast) => (
          <Message key={toast.id} toast={toast} data-toast={toast.type} {...plainPart} swipeDirection="up">
            {(toast.type === 'success' || toast.type === 'danger') && (
              <Icon glyph={glyphs[toast.type]} size={32} />
            )}
            <Toast.Description render={<p />} />
            {toast.data?.link && (
              <ToastAnchor href={toast.data.link.href} onClick={() => close(toast.id)}>
                {toast.data.link.label}
              </ToastAnchor>
            )}
          </Message>
        ))}
      </Viewport>
    </Toast.Portal>
  );
}

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  top: calc(var(--safe-top) + var(--strip-height) + ${units(104)});
  right: 0;
  left: 0;
  z-index: ${layer.toast};
  width: calc(var(--width) - ${units(2 * space.l)});
  margin-inline: auto;
  pointer-events: none;
  &:focus-visible { outline: none; }
`;

const Message = styled(Toast.Root)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${units(space.s)};
  padding: ${units(space.m)};
  border-radius: ${units(radius.small)};
  background: ${color('ink')};
  color: ${color('surface')};
  font-size: ${textSize('body')};
  pointer-events: auto;
  transition: opacity ${motion.slow}ms ease-out, transform ${motion.slow}ms ease-out;
  &[data-starting-style] { opacity: 0; transform: translateY(${units(-space.s)}); }
  &[data-ending-style] { opacity: 0; }
  svg { flex: none; }
`;

// All of the toast is the touch target: two seconds are short.
const ToastAnchor = styled.a`
  flex: none;
  margin-inline-start: auto;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  &::after { position: absolute; inset: 0; content: ''; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { border-radius: ${units(radius.small)}; outline: 2px solid currentColor; outline-offset: -4px; }
`;
