import { use } from 'react';

/** What has been begun for each key, until its failure has been shown. */
const begun = new WeakMap<object, Promise<unknown>>();

/** The key of each failure. */
const keys = new WeakMap<object, object>();

/**
 * Suspends the component until something has loaded. All components with the same key wait for one load.
 *
 * A failed load is repeated by the next render after its error has been shown (`allowRetry`). Not before: React renders
 * suspended content again, and would never reach the failure.
 *
 * @throws what `begin` rejects with
 */
export function suspendUntil<Value>(key: object, begin: () => Promise<Value>): Value {
  const former = begun.get(key) as Promise<Value> | undefined;
  const loading =
    former ??
    begin().catch((cause: unknown) => {
      keys.set(Object(cause), key);
      throw cause;
    });
  begun.set(key, loading);
  return use(loading);
}

/** Call it when the error has been shown to the member. */
export function allowRetry(error: unknown): void {
  const key = keys.get(Object(error));
  if (key) begun.delete(key);
}
