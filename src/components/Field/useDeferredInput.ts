import { startTransition, useOptimistic } from 'react';

/**
 * What stands in a field, and what takes in more of it. The field shows at once what is typed; what hangs on it around
 * the field (costs, reasons) is drawn after that is painted, and gives way to the next keystroke.
 *
 * @param value as the form has it: where the form does not take what was typed, this stands in the field again
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
