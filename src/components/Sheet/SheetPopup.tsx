'use client';
import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { isComposingKey } from '../../lib/isComposingKey';
import { forcedEdge } from '../../theme/forcedEdge';
import { lowScreen } from '../../theme/lowScreen';
import { roundedHeight } from '../../theme/roundedHeight';
import { ScopeContext } from '../../theme/ScopeContext';
import { shadow } from '../../theme/shadow';
import { textSize } from '../../theme/textSize';
import { color, fontWeight, layer, lineHeight, motion, radius, space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { buttonRow } from '../Button/buttonRow';
import { Scrim } from '../Dialog/Scrim';
import { useCloseOnBack } from '../Dialog/useCloseOnBack';
import { IconButton } from '../IconButton/IconButton';

export interface SheetProps {
  /** Whether the sheet is shown. */
  open: boolean;
  /** Called to open or close. The back button also closes the sheet this way (decision 21). */
  onOpenChange: (open: boolean) => void;
  /** What is chosen or confirmed here. */
  title: string;
  /** Name of the close button for screen readers. */
  closeLabel: string;
  /** The content. It scrolls when it is too long. */
  children: ReactNode;
  /** Use for the buttons of the sheet. They stay visible below the scrolling content, except on a low screen. */
  actions?: ReactNode;
}

/** The content of `Sheet`, loaded when it first opens. */
export function SheetPopup({ open, onOpenChange, title, closeLabel, children, actions }: SheetProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={(next, { event }) => !isComposingKey(event) && onOpenChange(next)}>
      <Dialog.Portal container={useContext(ScopeContext)}>
        <Scrim />
        <Popup>
          <Head>
            <Title>{title}</Title>
            <Dialog.Close render={<IconButton label={closeLabel} glyph={X} />} />
          </Head>
          <Body>{children}</Body>
          {actions && <Actions>{actions}</Actions>}
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

// Never covers the DEMO strip.
const highest = 'min(90dvh, 100dvh - var(--strip-height))';

// The sheet itself scrolls, with a sticky head and actions. So the arrow keys scroll it from any focused element. On a low
// screen they scroll away: with large text they would cover everything between them.
const Popup = styled(Dialog.Popup)`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sheet};
  width: var(--width);
  ${roundedHeight}
  max-height: ${highest};
  max-height: round(down, ${highest}, 1px);
  overflow-y: auto;
  overscroll-behavior: contain;
  margin-inline: auto;
  border-radius: ${units(radius.card, radius.card, 0, 0)};
  background: ${color('surface')};
  box-shadow: ${shadow('sheet')};
  ${forcedEdge}
  transition: transform ${motion.slow}ms ease-out;
  /* Promotes the sheet to its own layer: otherwise text positions are rounded inconsistently between frames. */
  will-change: transform;
  &[data-starting-style], &[data-ending-style] { transform: translateY(100%); }
  &:focus-visible { outline: none; }
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${units(space.s)};
  padding: ${units(space.xs, space.s, space.xs, space.l)};
  background: ${color('surface')};
  ${lowScreen} { position: static; }
`;

const Title = styled(Dialog.Title)`
  padding-block: ${units(20)};
  font-size: ${textSize('title')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

// Elements focused by keyboard, refusals and results are scrolled clear of the head and the actions that cover the
// content.
const Body = styled.div`
  padding: ${units(0, space.l, space.l)};
  :focus-visible, [role='alert'], [role='status'], [data-revealed] {
    scroll-margin-block: ${units(128)} calc(${units(220)} + var(--safe-bottom));
    ${lowScreen} { scroll-margin-block: 0; }
  }
  &:last-child { padding-bottom: calc(${units(space.l)} + var(--safe-bottom)); }
`;

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  ${roundedHeight}
  ${buttonRow}
  padding: ${units(space.s, space.l)};
  padding-bottom: calc(${units(space.m)} + var(--safe-bottom));
  border-top: 1px solid ${color('hairline')};
  background: ${color('surface')};
  ${lowScreen} { position: static; }
`;
