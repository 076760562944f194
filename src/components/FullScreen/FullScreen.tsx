'use client';
import { lazyComponent } from '../../lib/lazyComponent';
import { WhenOpened } from '../WhenOpened';
import type { FullScreenProps } from './FullScreenPopup';

/**
 * Shows one thing as large as the screen, upright or turned, such as a chart. For choosing and confirming use
 * `Sheet`.
 *
 * Traps focus while open and restores it afterwards.
 */
export function FullScreen(props: FullScreenProps) {
  return <WhenOpened of={popup} props={props} />;
}

const popup = lazyComponent(() => import('./FullScreenPopup'), 'FullScreenPopup');
