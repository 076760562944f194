import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

/** Member's choice of price colours: `redUp`, `greenUp`, or null for the convention of the language. */
export const storedUpDown = {
  read: () => readStored('upDown'),
  write: (value: string | null) => writeStored('upDown', value),
};

/** The choice as React state, updated by changes elsewhere. */
export function useUpDownChoice(): [
  chosen: 'redUp' | 'greenUp' | null,
  choose: (next: 'redUp' | 'greenUp' | null) => void,
] {
  const stored = useSyncExternalStore(subscribeStored, storedUpDown.read);
  return [stored === 'redUp' || stored === 'greenUp' ? stored : null, storedUpDown.write];
}

/**
 * Whether balances are hidden, stored on the device. It applies to account balances on all screens, but not to content
 * that a member opens to act on, such as an order or a position.
 */
export function useHideBalance(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(subscribeStored, () => readStored('hideBalance') === '1');
  return [hidden, (next) => writeStored('hideBalance', next ? '1' : null)];
}

/**
 * Whether the member had a next step at the last visit. While that is loading, space for it is reserved or not
 * accordingly, so that the layout does not shift.
 */
export const nextStepExpected = {
  read: () => readStored('nextStep') !== 'none',
  write: (expected: boolean) => writeStored('nextStep', expected ? null : 'none'),
};

/** The newer program version that the member has postponed; null when there is none. */
export const postponedVersion = {
  read: () => readStored('postponedVersion'),
  write: (version: string) => writeStored('postponedVersion', version),
};
