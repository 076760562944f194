import { currentSession } from '../session/session';

/** Who asks, as every call says it (specification 7). */
export function headers(): Record<string, string> {
  const session = currentSession();
  if (!session) return {};
  const { token, account, isAdmin } = session;
  return { token, ...(account && { account }), ...(isAdmin && { 'is-admin': isAdmin }) };
}
