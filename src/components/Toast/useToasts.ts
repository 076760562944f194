'use client';
import { createContext, use } from 'react';
import { reportOnce } from '../../lib/reportOnce';
import { createToasts, type Toasts } from './createToasts';

/** The queue outside a `ToastProvider`. Nothing shows its toasts. */
const outside = createToasts();
if (process.env.NODE_ENV !== 'production') outside.onRendererMissing(() => reportOnce(advice));

/** Provided by `ToastProvider`. */
export const ToastsContext = createContext(outside);

/** Returns the toast queue of the `ToastProvider` around. Outside one, toasts are not shown. */
export function useToasts(): Toasts {
  return use(ToastsContext);
}

const advice = `A toast is not shown, because useToasts is used outside a ToastProvider. Wrap the app once, inside of the scope:

  import { createToasts } from 'itayose/components/Toast/createToasts';
  import { ToastProvider } from 'itayose/components/Toast/ToastProvider';

  const toasts = createToasts();

  <ToastProvider toasts={toasts}>{app}</ToastProvider>
`;
