'use client';
import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { isComposingKey } from '../../lib/isComposingKey';
import { ScopeContext } from '../../theme/ScopeContext';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, layer, lineHeight, space, touchTarget } from '../../theme/tokens';
import { units } from '../../theme/units';
import { useCloseOnBack } from '../Dialog/useCloseOnBack';
import { IconButton } from '../IconButton/IconButton';

export interface FullScreenProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the member presses close, Escape or back (decision 21). */
  onOpenChange: (open: boolean) => void;
  /** Names what is shown. */
  title: string;
  /** Name of the close button for screen readers. */
  closeLabel: string;
  /** Use for a key figure, such as a price, between the title and the close button. */
  aside?: ReactNode;
  /** Use for controls, such as `Tabs`: below the title, or next to it on a low landscape screen. */
  tools?: ReactNode;
  /** Use when the previously focused element may be re-rendered: returns the element to focus after closing. */
  finalFocus?: () => HTMLElement | null;
  /** Fills the rest of the screen. The growing element has `flex: 1`. */
  children: ReactNode;
}

/** The content of `FullScreen`, loaded when it first opens. */
export function FullScreenPopup({
  open,
  onOpenChange,
  title,
  closeLabel,
  aside,
  tools,
  finalFocus,
  children,
}: FullScreenProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={(next, { event }) => !isComposingKey(event) && onOpenChange(next)}>
      <Dialog.Portal container={useContext(ScopeContext)}>
        <Popup onBlur={keepFocus} {...(finalFocus && { finalFocus })}>
          <Head>
            <Title>{title}</Title>
            {tools && <Tools>{tools}</Tools>}
            {aside}
            <Dialog.Close render={<IconButton label={closeLabel} glyph={X} />} />
          </Head>
          {children}
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The chart library takes the focus when the chart is touched. This restores it. */
function keepFocus({ target, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget === null && document.hasFocus()) target.focus({ preventScroll: true });
}

// A turned phone is no larger: type and touch targets keep the scale of its shorter side (specification 9: its
// width).
const Popup = styled(Dialog.Popup)`
  --unit: var(--full-screen-unit);
  --bar-height: ${units(touchTarget)};
  font-size: ${textSize('body')};
  position: fixed;
  inset: var(--strip-height) 0 0;
  z-index: ${layer.sheet};
  display: flex;
  height: calc(100dvh - var(--strip-height));
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--safe-top) env(safe-area-inset-right, 0px) var(--safe-bottom) env(safe-area-inset-left, 0px);
  background: ${color('surface')};
  &:focus-visible { outline: none; }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(0, space.m)};
  padding: ${units(0, space.xs, 0, space.l)};
`;

// Extends to the edges of the screen, as on a page.
const Tools = styled.div`
  min-width: 0;
  flex: none;
  order: 1;
  width: calc(100% + ${units(space.xs + space.l)});
  margin: ${units(0, -space.xs, 0, -space.l)};
  @media (orientation: landscape) {
    order: 0;
    flex: 0 1 auto;
    width: auto;
    margin: 0;
  }
`;

// Never narrower than its longest word or a few letters. Its neighbours wrap first.
const Title = styled(Dialog.Title)`
  flex: 1 1 5lh;
  max-width: 100%;
  overflow-wrap: break-word;
  padding-block: ${units(space.xs)};
  font-size: ${textSize('lead')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;
