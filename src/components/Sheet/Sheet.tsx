import type { ReactNode } from 'react';
import { openedPart, WhenOpened } from '../WhenOpened';

export interface SheetProps {
  open: boolean;
  /** Asks to open or close; also the way in which the back button closes it (decision 21). */
  onOpenChange: (open: boolean) => void;
  /** What is chosen or confirmed here. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons that stay in sight beneath what scrolls. */
  actions?: ReactNode;
}

/** Rises from the bottom for choosing and confirming. Keeps the focus inside; Escape and the scrim close it. */
export function Sheet(props: SheetProps) {
  return <WhenOpened part={popup} props={props} />;
}

const popup = openedPart(async () => (await import('./SheetPopup')).SheetPopup);
