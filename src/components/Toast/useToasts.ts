import { createContext, use } from 'react';
import type { Toasts } from './createToasts';

/** Provided by `ToastProvider`. */
export const ToastsContext = createContext<Toasts | undefined>(undefined);

/**
 * Returns the toast queue.
 *
 * @throws outside a `ToastProvider`
 */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts stands outside a ToastProvider');
  return toasts;
}
