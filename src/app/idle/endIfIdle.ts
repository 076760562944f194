import { logOut } from '../../api/logOut';
import { lastUse } from '../../session/lastUse';
import { currentSession } from '../../session/session';

/**
 * Ends the session if this device has not been used for the site's limit, in any tab. The login screen says why, and
 * leads back.
 *
 * @param afterMs the limit, ms; undefined for a site without one
 * @returns whether it has ended
 */
export function endIfIdle(afterMs: number | undefined): boolean {
  const last = lastUse();
  if (afterMs === undefined || last === undefined || currentSession() === null) return false;
  if (Date.now() < last + afterMs) return false;
  logOut('idle');
  return true;
}
