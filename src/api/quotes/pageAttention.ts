import { subscribeConnection } from '../connection';

/** Whether the page is visible: not in the background. */
export const isVisible = (): boolean => document.visibilityState !== 'hidden';

/** Calls the listener when the page's visibility or its connection changes. */
export function subscribeAttention(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  const unsubscribe = subscribeConnection(listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    unsubscribe();
  };
}
