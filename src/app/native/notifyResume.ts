import { App } from '@capacitor/app';
import { listenerCleanup } from './listenerCleanup';

/**
 * Tells whatever waits for the page to come back into sight, as quotes do, that the app is in front again: not every
 * web view says so by itself.
 * @returns ends it
 */
export function notifyResume(): () => void {
  const tell = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return listenerCleanup(App.addListener('resume', tell));
}
