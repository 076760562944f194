'use client';
import { lazyComponent } from '../../lib/lazyComponent';
import { WhenOpened } from '../WhenOpened';
import type { DialogProps } from './DialogPopup';

export type { DialogProps };

/**
 * Asks for confirmation before an action that can't be undone. For anything else use `Sheet`, or ask nothing.
 *
 * Focus starts on the cancel button, or on the question when both don't fit on the screen. Pressing outside does nothing.
 */
export function Dialog(props: DialogProps) {
  return <WhenOpened of={popup} props={props} />;
}

const popup = lazyComponent(() => import('./DialogPopup'), 'DialogPopup');
