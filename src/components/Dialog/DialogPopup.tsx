'use client';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useContext, useRef } from 'react';
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
import { Button } from '../Button/Button';
import { buttonRow } from '../Button/buttonRow';
import { PressGuard } from '../PressGuard';
import { Scrim } from './Scrim';
import { useCloseOnBack } from './useCloseOnBack';

export interface DialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when the member cancels, presses Escape or goes back. */
  onOpenChange: (open: boolean) => void;
  /** The question, phrased as a question. */
  title: string;
  /** What will happen and can't be undone. */
  children: ReactNode;
  /** The action as a verb, never "OK". */
  confirmLabel: string;
  /** What cancelling does: "Keep the order". */
  cancelLabel: string;
  /** Called when the member confirms. */
  onConfirm: () => void;
  /** Use `danger` when something is lost, `primary` when something is only final. */
  kind?: 'danger' | 'primary';
  /** Set while the confirmed action runs. */
  busy?: boolean;
}

/** The content of `Dialog`, loaded when it first opens. */
export function DialogPopup(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    kind = 'danger',
    busy,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  // Focusing a button below the window would scroll the question away.
  const startFocus = () => {
    const { scrollHeight = 0, clientHeight = 0 } = popup.current ?? {};
    return scrollHeight > clientHeight ? popup.current : cancel.current;
  };
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, { event }) => !isComposingKey(event) && onOpenChange(next)}
    >
      <AlertDialog.Portal container={useContext(ScopeContext)}>
        <Scrim />
        <Popup ref={popup} initialFocus={startFocus}>
          <PressGuard />
          <Title>{title}</Title>
          <AlertDialog.Description render={<Text />}>{children}</AlertDialog.Description>
          <Actions>
            <AlertDialog.Close
              render={
                <Button kind="quiet" fullWidth>
                  {cancelLabel}
                </Button>
              }
              ref={cancel}
            />
            <Button kind={kind} fullWidth busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Actions>
        </Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Popup = styled(AlertDialog.Popup)`
  position: fixed;
  inset: var(--strip-height) 0 0;
  z-index: ${layer.sheet};
  width: calc(var(--width) - ${units(2 * space.xl)});
  height: fit-content;
  max-height: min(90dvh, 100dvh - var(--strip-height));
  overflow-y: auto;
  margin: auto;
  padding-inline: ${units(space.l)};
  border-radius: ${units(radius.card)};
  background: ${color('surface')};
  box-shadow: ${shadow('sheet')};
  ${forcedEdge}
  transition: opacity ${motion.fast}ms ease-out;
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
  &:focus-visible { outline: none; }
`;

// The title and the buttons stay visible while a long text scrolls between them. On a low screen they scroll with it.
const Title = styled(AlertDialog.Title)`
  position: sticky;
  top: 0;
  padding-block: ${units(space.l, space.s)};
  background: ${color('surface')};
  ${lowScreen} { position: static; }
  font-size: ${textSize('title')};
  font-weight: ${fontWeight.bold};
  line-height: ${lineHeight.tight};
`;

const Text = styled.div`
  color: ${color('inkSecondary')};
  line-height: ${lineHeight.prose};
`;

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  ${roundedHeight}
  ${buttonRow}
  padding-block: ${units(space.l)};
  background: ${color('surface')};
  ${lowScreen} { position: static; }
`;
