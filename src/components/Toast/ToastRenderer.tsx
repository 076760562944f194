import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { type Toasts, toastDuration } from './createToasts';
import { ToastViewport } from './ToastViewport';

/**
 * Shows the toasts of one source, one after another, each for its full time. As long as one is pointed at, or is
 * reached by F6, it stays.
 */
export function ToastRenderer({ toasts }: { toasts: Toasts }) {
  const [manager] = useState(Toast.createToastManager);
  useEffect(() => toasts.connect(manager), [toasts, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={toastDuration} limit={1}>
      <ToastViewport />
    </Toast.Provider>
  );
}
