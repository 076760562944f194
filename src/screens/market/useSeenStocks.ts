import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { withSeen } from '../../domain/market/seenStocks';
import { subscribeStored } from '../../session/deviceStorage';
import { keepSeenStocks, seenStocksIn, seenStocksText } from '../../session/seenStocks';
import { useSession } from '../../session/useSession';

/** The stocks that the member opened last on this device, newest first; none when nobody is signed in. */
export function useSeenStocks(): { seen: string[]; keep: (symbols: readonly string[]) => void } {
  const owner = useSession()?.account;
  const text = useSyncExternalStore(subscribeStored, seenStocksText);
  const seen = useMemo(() => (owner === undefined ? [] : seenStocksIn(text, owner)), [text, owner]);
  return { seen, keep: (symbols) => owner !== undefined && keepSeenStocks(owner, symbols) };
}

/** Remembers that the member opened this stock; undefined until it is known to be listed. */
export function useRememberSeen(symbol: string | undefined): void {
  const owner = useSession()?.account;
  useEffect(() => {
    if (symbol !== undefined && owner !== undefined)
      keepSeenStocks(owner, withSeen(seenStocksIn(seenStocksText(), owner), symbol));
  }, [symbol, owner]);
}
