import { currentSession } from '../session/session';

/** Who asks, as every call says it (specification 7): empty where nobody is signed in. */
export function headers(): Record<string, string> {
  const session = currentSession();
  const { token, account, isAdmin } = session ?? { token: '', account: '', isAdmin: null };
  return { token, account, ...(isAdmin && { 'is-admin': isAdmin }) };
}
