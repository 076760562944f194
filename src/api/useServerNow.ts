import { useEffect, useState } from 'react';
import { serverNow, subscribeClock } from './serverClock';

/** The exchange's time in epoch ms, updated at an interval and on every jump. For content that ages on the screen. */
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
