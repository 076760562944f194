import { createContext, use } from 'react';
import type { Toasts } from './createToasts';

/** Handed down by `ToastProvider`. */
export const ToastsContext = createContext<Toasts | undefined>(undefined);

/**
 * The way to raise toasts from within a component.
 * @throws outside a `ToastProvider`
 */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts stands outside a ToastProvider');
  return toasts;
}
