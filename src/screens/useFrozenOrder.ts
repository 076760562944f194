import { useEffect, useState } from 'react';
import { isVisible, subscribeAttention } from '../api/quotes/pageAttention';
import { serverNow } from '../api/serverClock';

/** How long the order follows the figures once the list is seen, ms: until the newest have arrived. */
const followMs = 2_000;

interface FrozenOrder {
  ids: readonly string[];
  /** When the list was sorted, epoch ms by the exchange's clock. */
  at: number;
  sortAgain: () => void;
}

/**
 * An order that stays while figures move, so that no row moves away from a finger. The list is sorted again when `key`
 * changes, when the member asks for it, and when the list is seen again: on the way back to its screen or to the app.
 *
 * @param key what is sorted, and by what
 * @param sort sorts by the figures of now
 */
export function useFrozenOrder(key: string, sort: () => readonly string[]): FrozenOrder {
  const take = () => ({ key, ids: sort(), at: serverNow() });
  const [kept, setKept] = useState(take);
  const [follows, setFollows] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      setFollows(true);
      timer = setTimeout(() => {
        setFollows(false);
        setKept((order) => ({ ...order, at: serverNow() }));
      }, followMs);
    };
    follow();
    const unsubscribe = subscribeAttention(() => isVisible() && follow());
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  let order = kept;
  if (kept.key !== key || follows) {
    const now = take();
    if (kept.key !== key || now.ids.join() !== kept.ids.join()) {
      order = now;
      setKept(now);
    }
  }
  return { ids: order.ids, at: order.at, sortAgain: () => setKept(take()) };
}
