import { currentSession } from '../session/session';

/** The identifying headers of every call (specification 7). Empty strings when nobody is signed in. */
export function headers(): Record<string, string> {
  const session = currentSession();
  const { token, account, isAdmin } = session ?? { token: '', account: '', isAdmin: null };
  return { token, account, ...(isAdmin && { 'is-admin': isAdmin }) };
}
