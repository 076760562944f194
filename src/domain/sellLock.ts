/** Minutes after the purchase before a position may be sold (specification 9), where the server names no moment. */
const usualLockMinutes = 15;

export type SellLock = { locked: false } | { locked: true; until: number };

/** The moment (epoch ms) from which a position may be sold. */
export function sellableFrom(buyTime: number, minutes: number): number {
  return buyTime + minutes * 60_000;
}

/**
 * Whether a position may not be sold yet, and until when. The server's moment wins, for it knows of T+1 and lock-ups.
 * What was not bought yet is not locked: its status says that it can't be sold. All times in epoch ms.
 */
export function sellLock(position: {
  buyTime?: number | null;
  sellableAt?: number | null;
  now: number;
}): SellLock {
  const { buyTime, sellableAt, now } = position;
  const until = sellableAt ?? (buyTime == null ? now : sellableFrom(buyTime, usualLockMinutes));
  return now < until ? { locked: true, until } : { locked: false };
}
