import { type ReactNode, useEffect, useState } from 'react';
import { loadWhenIdle } from '../../lib/whenIdle';
import type { Toasts } from './createToasts';
import { ToastsContext } from './useToasts';

export interface ToastProviderProps {
  /** Where the toasts come from. */
  toasts: Toasts;
  children?: ReactNode;
}

const loadStage = () => import('./ToastStage');
type Stage = Awaited<ReturnType<typeof loadStage>>['ToastStage'];

/** What was fetched once is there at once. */
let fetched: Stage | undefined;

/**
 * Hands the toasts of one source down, and shows them above whatever it wraps; stands once, around the app. What they
 * are shown on is fetched when nothing else is to be done, at the latest with the first of them.
 */
export function ToastProvider({ toasts, children }: ToastProviderProps) {
  const [Stage, setStage] = useState(() => fetched);
  useEffect(() => {
    if (fetched) return;
    const take = ({ ToastStage }: { ToastStage: Stage }) => {
      fetched = ToastStage;
      setStage(() => ToastStage);
    };
    const ends = [
      loadWhenIdle(loadStage, take),
      toasts.onStageMissing(() => void loadStage().then(take, () => {})),
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
      {Stage && <Stage toasts={toasts} />}
    </ToastsContext>
  );
}
