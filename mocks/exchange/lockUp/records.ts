/** Purchases of lock-up products. */
export interface LockUpWorld {
  records: Record<string, never>;
}

export const newLockUpWorld = (): LockUpWorld => ({ records: {} });
