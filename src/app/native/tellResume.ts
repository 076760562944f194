import { App } from '@capacitor/app';
import { ending } from './ending';

/**
 * Tells whatever waits for the page to come back into sight, as quotes do, that the app is in front again: not every
 * web view says so by itself.
 * @returns ends it
 */
export function tellResume(): () => void {
  const tell = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return ending(App.addListener('resume', tell));
}
