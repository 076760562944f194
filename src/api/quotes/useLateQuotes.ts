import { useEffect, useState } from 'react';
import { quoteMaxAgeMs } from '../../domain/marketReasons';
import { serverNow } from '../serverClock';
import { isOnline, isVisible, subscribeAttention } from './pageAttention';
import { quotesReceivedAt } from './quotes';

/** Prices on the screen that are not the newest. */
export interface LateQuotes {
  /** When the server told them, epoch ms by its clock; undefined where it has told none. */
  receivedAt: number | undefined;
  /** The phone has no connection: nothing is asked for until it has one again. */
  offline: boolean;
}

/** Prices are late from the age on at which a market order on them is refused (decision 6). */
function lateSince(): number | undefined {
  const receivedAt = quotesReceivedAt();
  return receivedAt !== undefined && serverNow() - receivedAt > quoteMaxAgeMs ? receivedAt : undefined;
}

/** Whether the prices on the screen are late, so that it is said once for all of them; undefined while they are not. */
export function useLateQuotes(): LateQuotes | undefined {
  const [since, setSince] = useState<number>();
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    // What has just come into sight is being asked for: it is late when it still is a second later.
    let lateBefore = false;
    const look = () => {
      if (!isVisible()) return;
      const now = lateSince();
      setSince(lateBefore ? now : undefined);
      setOffline(!isOnline());
      lateBefore = now !== undefined;
    };
    const lookAnew = () => {
      lateBefore = false;
      look();
    };
    lookAnew();
    const timer = setInterval(look, 1_000);
    const unsubscribe = subscribeAttention(lookAnew);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return offline || since !== undefined ? { receivedAt: since ?? quotesReceivedAt(), offline } : undefined;
}
