'use client';
import { lazyComponent } from '../../lib/lazyComponent';
import { WhenOpened } from '../WhenOpened';
import type { SheetProps } from './SheetPopup';

export type { SheetProps };

/**
 * Slides up from the bottom for choosing and confirming. Traps focus; Escape and the scrim close it.
 *
 * For an action that can't be undone use `Dialog`, for a chart or a picture `FullScreen`, and before money moves
 * `ConfirmSheet`.
 */
export function Sheet(props: SheetProps) {
  return <WhenOpened of={popup} props={props} />;
}

const popup = lazyComponent(() => import('./SheetPopup'), 'SheetPopup');
