import { openedPart, WhenOpened } from '../WhenOpened';
import type { DialogProps } from './DialogPopup';

/**
 * Asks before what can't be undone; for everything else use `Sheet` or no question at all. The focus starts on
 * cancel, and pressing outside does nothing.
 */
export function Dialog(props: DialogProps) {
  return <WhenOpened part={popup} props={props} />;
}

const popup = openedPart(async () => (await import('./DialogPopup')).DialogPopup);
