import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

/** The interface language the device remembers, as written; the key is given (specification 3). */
export const storedLanguage = {
  key: 'lang',
  read: () => readStored('lang'),
  write: (value: string) => writeStored('lang', value),
};

/** Member's choice of price colours: `redUp`, `greenUp`, or null for the convention of the language. */
export const storedUpDown = {
  read: () => readStored('upDown'),
  write: (value: string | null) => writeStored('upDown', value),
};

/** Whether balances are hidden on the screen. */
export function useHideBalance(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(subscribeStored, () => readStored('hideBalance') === '1');
  return [hidden, (next) => writeStored('hideBalance', next ? '1' : null)];
}
