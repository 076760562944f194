import { useEffect, useState } from 'react';
import { quoteMaxAgeMs } from '../../domain/market/marketReasons';
import { isOnline } from '../connection';
import { serverNow } from '../serverClock';
import { isVisible, subscribeAttention } from './pageAttention';
import { quotesAsOf } from './quotes';

/** Prices on the screen that are not the newest. */
export interface LateQuotes {
  /** When they were requested, epoch ms in exchange time; undefined when there are none. */
  asOf: number | undefined;
  /** The phone is offline: new prices can't be expected. */
  offline: boolean;
}

/** When late prices were requested. Prices are late at the age at which a market order is refused (decision 6). */
function lateSince(): number | undefined {
  const asOf = quotesAsOf();
  return asOf !== undefined && serverNow() - asOf > quoteMaxAgeMs ? asOf : undefined;
}

/** Set while the prices on the screen are late, so that one line says so for all of them; otherwise undefined. */
export function useLateQuotes(): LateQuotes | undefined {
  const [since, setSince] = useState<number>();
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    // Prices that have just become visible are being requested: they are late only if they still are a second later.
    let lateBefore = false;
    const look = () => {
      if (!isVisible()) return;
      const now = lateSince();
      setSince(lateBefore ? now : undefined);
      setOffline(!isOnline());
      lateBefore = now !== undefined;
    };
    const restart = () => {
      lateBefore = false;
      look();
    };
    restart();
    const timer = setInterval(look, 1_000);
    const unsubscribe = subscribeAttention(restart);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return offline || since !== undefined ? { asOf: since ?? quotesAsOf(), offline } : undefined;
}
