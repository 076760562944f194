import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

/**
 * A stored choice among a few values, updated by changes in other tabs. The first value when none, or an unknown one,
 * is stored.
 */
export function useStoredChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const stored = useSyncExternalStore(subscribeStored, () => readStored(key));
  return [values.find((value) => value === stored) ?? values[0], (value) => writeStored(key, value)];
}
