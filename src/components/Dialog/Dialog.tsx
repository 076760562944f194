import type { ReactNode } from 'react';
import { openedPart, WhenOpened } from '../WhenOpened';

export interface DialogProps {
  open: boolean;
  /** Asks to close: cancelled, Escape, or the back button. */
  onOpenChange: (open: boolean) => void;
  /** The question, as a question. */
  title: string;
  /** What will happen and can't be taken back. */
  children: ReactNode;
  /** The deed as a verb, never "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** `danger` where something is lost, `primary` where something is merely final. */
  kind?: 'danger' | 'primary';
  /** The deed is under way. */
  busy?: boolean;
}

/**
 * Asks before what can't be undone; for everything else use `Sheet` or no question at all. The focus starts on
 * cancel, and pressing outside does nothing.
 */
export function Dialog(props: DialogProps) {
  return <WhenOpened part={popup} props={props} />;
}

const popup = openedPart(async () => (await import('./DialogPopup')).DialogPopup);
