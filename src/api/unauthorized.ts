import { compareSession, currentSession, signOut, subscribeSession } from '../session/session';
import { apiEvents } from './events';

/** Delay between a 401 and the redirect to the login screen, in ms (specification 9). */
export const redirectAfter401Ms = 1500;

let expired = false;
subscribeSession(() => {
  if (currentSession()) expired = false;
});

/** Whether the last session of this tab was ended by the server. */
export const sessionExpired = (): boolean => expired;

/** Resets the module to the state of a new tab. */
export const forgetExpired = (): void => {
  expired = false;
};

/**
 * Ends the session of a token that the server rejected, and reports it once. Later failures of calls with the same token
 * change nothing. A call without a token ends no session, and reports that a login is needed (decision 4).
 */
export function expireSession(token: string | undefined): void {
  // Another tab may have opened a session meanwhile, which has not ended.
  compareSession();
  const session = currentSession();
  if (!token && !session) apiEvents.emit({ kind: 'loginRequired' });
  if (!token || session?.token !== token) return;
  // Listeners of the session ask why it ended.
  expired = true;
  signOut('expired');
  apiEvents.emit({ kind: 'unauthorized' });
}
