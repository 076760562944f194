import { useEffect, useState } from 'react';
import { subscribeAttention } from './quotes/pageAttention';
import { serverNow, subscribeClock } from './serverClock';

/**
 * The exchange's time in epoch ms, updated at an interval, on every jump, and when the page is visible again. For content
 * that ages on the screen.
 */
export function useServerNow(everyMs = 1_000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => setNow(serverNow());
    renew();
    const timer = setInterval(renew, everyMs);
    const unsubscribe = subscribeClock(renew);
    const unsubscribeAttention = subscribeAttention(renew);
    return () => {
      clearInterval(timer);
      unsubscribe();
      unsubscribeAttention();
    };
  }, [everyMs]);
  return now;
}
