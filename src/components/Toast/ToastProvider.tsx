import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useEffect } from 'react';
import { type Toasts, toastDuration } from './createToasts';
import { ToastViewport } from './ToastViewport';
import { ToastsContext } from './useToasts';

export interface ToastProviderProps {
  /** Where the toasts come from. */
  toasts: Toasts;
  children?: ReactNode;
}

/**
 * Shows the toasts of one source above whatever it wraps, one after another, each for its full time; stands once,
 * around the app. As long as one is pointed at, or is reached by F6, it stays.
 */
export function ToastProvider({ toasts, children }: ToastProviderProps) {
  // What nobody will see again must not keep the next ones waiting.
  useEffect(() => toasts.clear, [toasts]);
  return (
    <Toast.Provider toastManager={toasts.manager} timeout={toastDuration} limit={1}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
      <ToastViewport />
    </Toast.Provider>
  );
}
