import { compareSession, currentSession, type Session, signOut } from '../session/session';
import type { SessionEnd } from '../session/sessionEnd';
import { earlyPaths } from './contract/earlyPaths';
import { ApiError } from './errors';
import { reportRefusal } from './http';
import { logFailure } from './logFailure';
import { ask } from './transport';

/**
 * Ends the session on this device at once, then tells the server, also when the page is closed meanwhile (decision 42).
 * Whether the server could be reached changes nothing here.
 *
 * @param because why, unless the member asked for it
 */
export function logOut(because: SessionEnd | null = null): void {
  const owner = currentSession()?.account;
  compareSession();
  const session = currentSession();
  // Another tab has ended it, and another member may have signed in there.
  if (session === null || session.account !== owner) return;
  signOut(because);
  void tellServer(session);
}

async function tellServer(session: Session): Promise<void> {
  try {
    const { body } = await ask(earlyPaths.logout, {}, { session, keepalive: true });
    await reportRefusal(earlyPaths.logout, body);
  } catch (cause) {
    if (cause instanceof ApiError) logFailure(cause);
  }
}
