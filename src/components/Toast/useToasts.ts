import { createContext, use } from 'react';
import { reportOnce } from '../../lib/reportOnce';
import { createToasts, type Toasts } from './createToasts';

/** The queue outside a `ToastProvider`. Nothing shows its toasts. */
const outside = createToasts();

/** Provided by `ToastProvider`. */
export const ToastsContext = createContext(outside);

/** Returns the toast queue of the `ToastProvider` around. Outside one, toasts are not shown. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (process.env.NODE_ENV !== 'production' && toasts === outside) reportOnce(advice);
  return toasts;
}

const advice = `useToasts is used outside a ToastProvider, so toasts are not shown. Wrap the app once:

  import { createToasts } from 'itayose/components/Toast/createToasts';
  import { ToastProvider } from 'itayose/components/Toast/ToastProvider';

  const toasts = createToasts();

  <ToastProvider toasts={toasts}>{app}</ToastProvider>
`;
