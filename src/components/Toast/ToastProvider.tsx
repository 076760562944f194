import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { type Toasts, toastDuration } from './createToasts';
import { ToastViewport } from './ToastViewport';
import { ToastsContext } from './useToasts';

export interface ToastProviderProps {
  /** Where the toasts come from. */
  toasts: Toasts;
  children?: ReactNode;
}

/** Shows the toasts of one source above whatever it wraps; stands once, around the app. */
export function ToastProvider({ toasts, children }: ToastProviderProps) {
  return (
    // No limit: each message has its full time; a later one never pushes out an earlier one.
    <Toast.Provider toastManager={toasts.manager} timeout={toastDuration} limit={Number.POSITIVE_INFINITY}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
      <ToastViewport />
    </Toast.Provider>
  );
}
