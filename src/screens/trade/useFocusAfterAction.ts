import { useEffect } from 'react';
import type { PositionStatus } from '../../domain/trade/tradeVocabulary';
import { focusScreenAfterPaint } from '../../lib/focusScreen';
import type { ActionResult } from './useStatusChange';

/**
 * Moves the focus to the heading when an action of the member has removed the button that was pressed.
 *
 * @param outcome result of the last action; undefined before
 */
export function useFocusAfterAction(outcome: ActionResult | undefined, status: PositionStatus): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: The button is removed when the new status is loaded.
  useEffect(() => {
    if (outcome === undefined) return undefined;
    return focusScreenAfterPaint(() => document.activeElement === document.body);
  }, [outcome, status]);
}
