import { App } from '@capacitor/app';
import { listenerCleanup } from './listenerCleanup';

/**
 * Dispatches `visibilitychange` when the app returns to the foreground, for listeners such as quotes: not every web
 * view does so itself.
 * @returns removes the listener
 */
export function notifyResume(): () => void {
  const notify = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return listenerCleanup(App.addListener('resume', notify));
}
