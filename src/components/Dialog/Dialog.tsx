import { lazyModule } from '../../lib/lazyModule';
import { WhenOpened } from '../WhenOpened';
import type { DialogProps } from './DialogPopup';

/**
 * Asks before what can't be undone; for everything else use `Sheet` or no question at all. The focus starts on
 * cancel, and pressing outside does nothing.
 */
export function Dialog(props: DialogProps) {
  return <WhenOpened code={popup} props={props} />;
}

const popup = lazyModule(() => import('./DialogPopup'), 'DialogPopup');
