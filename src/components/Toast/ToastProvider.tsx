import { type ReactNode, useEffect, useState } from 'react';
import { loadWhenIdle } from '../../lib/whenIdle';
import type { Toasts } from './createToasts';
import { ToastsContext } from './useToasts';

export interface ToastProviderProps {
  /** Where the toasts come from. */
  toasts: Toasts;
  children?: ReactNode;
}

const loadRenderer = () => import('./ToastRenderer');
type Renderer = Awaited<ReturnType<typeof loadRenderer>>['ToastRenderer'];

/** What was fetched once is there at once. */
let fetched: Renderer | undefined;

/**
 * Hands the toasts of one source down, and shows them above whatever it wraps; stands once, around the app. What they
 * are shown on is fetched when nothing else is to be done, at the latest with the first of them.
 */
export function ToastProvider({ toasts, children }: ToastProviderProps) {
  const [Renderer, setRenderer] = useState(() => fetched);
  useEffect(() => {
    if (fetched) return;
    const take = ({ ToastRenderer }: { ToastRenderer: Renderer }) => {
      fetched = ToastRenderer;
      setRenderer(() => ToastRenderer);
    };
    const ends = [
      loadWhenIdle(loadRenderer, take),
      toasts.onRendererMissing(() => void loadRenderer().then(take, () => {})),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [toasts]);
  // What nobody will see again must not keep the next ones waiting.
  useEffect(() => toasts.clear, [toasts]);
  return (
    <ToastsContext value={toasts}>
      {children}
      {Renderer && <Renderer toasts={toasts} />}
    </ToastsContext>
  );
}
