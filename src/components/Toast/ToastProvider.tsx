'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { loadWhenIdle } from '../../lib/whenIdle';
import type { Toasts } from './createToasts';
import { ToastsContext } from './useToasts';

export interface ToastProviderProps {
  /** The queue to show, from `createToasts`. */
  toasts: Toasts;
  /** The app. */
  children?: ReactNode;
}

const loadRenderer = () => import('./ToastRenderer');
type Renderer = Awaited<ReturnType<typeof loadRenderer>>['ToastRenderer'];

/** The renderer, kept once loaded. */
let fetched: Renderer | undefined;

/**
 * Provides one toast queue to the app and shows its toasts above everything. Rendered once, around the app.
 *
 * The renderer is loaded when the page is idle, at the latest with the first toast.
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
  // Toasts of an unmounted app must not delay later ones.
  useEffect(() => toasts.clear, [toasts]);
  return (
    <ToastsContext value={toasts}>
      {children}
      {Renderer && <Renderer toasts={toasts} />}
    </ToastsContext>
  );
}
