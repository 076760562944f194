'use client';
import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import { type Toasts, toastDuration } from './createToasts';
import { ToastViewport } from './ToastViewport';

/**
 * Shows the toasts of one queue, one after another, each for its full time. A toast stays while it is hovered or
 * focused with F6.
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
