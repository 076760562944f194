/** Whether the page is visible: not in the background. */
export const isVisible = (): boolean => document.visibilityState !== 'hidden';

/** Whether the browser reports a connection. `true` is not reliable; `false` is. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Calls the listener when the page's visibility or its connection changes. */
export function subscribeAttention(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
