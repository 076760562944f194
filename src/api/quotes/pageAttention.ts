/** Whether the page is in sight: not in the background. */
export const isVisible = (): boolean => document.visibilityState !== 'hidden';

/** Whether there is a connection, as far as the browser knows; it may well be wrong when it says so. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Calls the listener when the page comes into sight or goes, and when its connection does. */
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
