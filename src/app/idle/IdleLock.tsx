import { useCallback } from 'react';
import { useLogout } from '../../api/queries/session';
import { endedIdle } from '../../session/endedIdle';
import { noteUse } from '../../session/lastUse';
import { IdleQuestion } from './IdleQuestion';
import { useIdle } from './useIdle';

/**
 * Signs out an idle member, if the site requires it: after a question, unless the device was asleep. The login screen
 * says why, and leads back.
 *
 * @param afterMs time without use, ms
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
