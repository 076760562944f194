import { useEffect } from 'react';
import { focusScreenAfterPaint } from '../../lib/focusScreen';
import type { ActionResult } from './useStatusChange';

interface FocusAfterActionProps {
  /** Result of the last action; undefined before. */
  outcome: ActionResult | undefined;
}

/**
 * Moves the focus to the heading when an action of the member has removed the button that was pressed. Its `key` is the
 * status of the position, because the button is removed when the new status is loaded. Renders nothing.
 */
export function FocusAfterAction({ outcome }: FocusAfterActionProps) {
  useEffect(() => {
    if (outcome === undefined) return undefined;
    return focusScreenAfterPaint(() => document.activeElement === document.body);
  }, [outcome]);
  return null;
}
