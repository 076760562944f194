import { currentSession, type Session } from '../session/session';

/**
 * The identifying headers of every call (specification 7). Empty strings when nobody is signed in.
 *
 * @param session whose call it is; the session of this tab by default
 */
export function headers(session: Session | null = currentSession()): Record<string, string> {
  const { token, account, isAdmin } = session ?? { token: '', account: '', isAdmin: null };
  return { token, account, ...(isAdmin && { 'is-admin': isAdmin }) };
}
