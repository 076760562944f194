import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

/**
 * One of a few values that the device remembers, in step with other tabs; the first of them where it remembers none, or
 * one that is not among them any more.
 */
export function useStoredChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const stored = useSyncExternalStore(subscribeStored, () => readStored(key));
  return [values.find((value) => value === stored) ?? values[0], (value) => writeStored(key, value)];
}
