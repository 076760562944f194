import { currentSession, signOut, subscribeSession } from '../session/session';
import { apiEvents } from './events';

/** Delay between a 401 and the way to the login screen, in ms (specification 9). */
export const redirectAfter401Ms = 1500;

let expired = false;
subscribeSession(() => {
  if (currentSession()) expired = false;
});

/** Whether the last session of this tab was ended by the server. */
export const sessionExpired = (): boolean => expired;

/** As in a tab in which no session has ended yet. */
export const forgetExpired = (): void => {
  expired = false;
};

/**
 * The server no longer knows this token: forget it and say so once. Calls that went out with the same token and fail
 * later, and calls that carried none (a 401 on the login screen itself), change nothing (decision 4).
 */
export function expireSession(token: string | undefined): void {
  if (!token || currentSession()?.token !== token) return;
  signOut();
  expired = true;
  apiEvents.emit({ kind: 'unauthorized' });
}
