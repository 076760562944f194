import { useEffect, useState } from 'react';
import { serverNow, subscribeClock } from './serverClock';

/** The exchange's time in epoch ms, renewed at an interval and as soon as it jumps, for what grows old while it is looked at. */
export function useServerNow(everyMs = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => setNow(serverNow());
    renew();
    const timer = setInterval(renew, everyMs);
    const unsubscribe = subscribeClock(renew);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [everyMs]);
  return now;
}
