import { lazyModule } from '../../lib/lazyModule';
import { WhenOpened } from '../WhenOpened';
import type { FullScreenProps } from './FullScreenPopup';

/**
 * One thing over everything, as large as the screen, upright or turned: a chart. It keeps the focus inside and gives it
 * back. For choosing and confirming use `Sheet`.
 */
export function FullScreen(props: FullScreenProps) {
  return <WhenOpened code={popup} props={props} />;
}

const popup = lazyModule(() => import('./FullScreenPopup'), 'FullScreenPopup');
