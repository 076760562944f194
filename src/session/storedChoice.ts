import { readStored, writeStored } from './deviceStorage';

/** A choice of the member, stored on the device. */
export interface StoredChoice<Value extends string> {
  key: string;
  /** Null when nothing valid is stored: the default applies. */
  read: () => Value | null;
  /** Null returns to the default. */
  write: (value: Value | null) => void;
}

/** A choice between values, stored under a key. */
export function storedChoice<const Value extends string>(
  key: string,
  values: readonly Value[],
): StoredChoice<Value> {
  return {
    key,
    read: () => {
      const stored = readStored(key);
      return values.find((value) => value === stored) ?? null;
    },
    write: (value) => writeStored(key, value),
  };
}
