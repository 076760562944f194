import { useEffect, useState } from 'react';
import { serverNow } from './serverClock';

/** The exchange's time in epoch ms, renewed at an interval, for what grows old while it is looked at. */
export function useServerNow(everyMs = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
