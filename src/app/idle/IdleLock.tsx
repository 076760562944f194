import { useCallback } from 'react';
import { useLogout } from '../../api/queries/session';
import { endedIdle } from '../../session/endedIdle';
import { noteUse } from '../../session/lastUse';
import { IdleQuestion } from './IdleQuestion';
import { useIdle } from './useIdle';

/**
 * Signs out a member who leaves the app lying about, where the site asks for it: after a question, unless the device
 * was asleep. The login says why, and leads back.
 *
 * @param afterMs so long without use
 */
export function IdleLock({ afterMs }: { afterMs: number }) {
  const { mutate: logOut } = useLogout();
  const end = useCallback(() => {
    endedIdle.write(true);
    logOut();
  }, [logOut]);
  const leftMs = useIdle(afterMs, end);
  return <IdleQuestion leftMs={leftMs} onStay={noteUse} onLeave={logOut} />;
}
