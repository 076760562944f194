'use client';
import { startTransition, useOptimistic } from 'react';

/**
 * Returns the text to show in a field and its change handler.
 *
 * The field updates at once. What depends on it (costs, reasons) renders afterwards at low priority, so that typing
 * stays fast.
 *
 * @param value as the form has it; shown again if the form rejects what was typed
 */
export function useDeferredInput(value: string, onChange: (typed: string) => void) {
  const [shown, show] = useOptimistic(value);
  const type = (typed: string) =>
    startTransition(() => {
      show(typed);
      onChange(typed);
    });
  return [shown, type] as const;
}
