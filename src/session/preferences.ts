import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

/** Member's choice of price colours: `redUp`, `greenUp`, or null for the convention of the language. */
export const storedUpDown = {
  read: () => readStored('upDown'),
  write: (value: string | null) => writeStored('upDown', value),
};

/** The same, in step with what is chosen elsewhere. */
export function useUpDownChoice(): [
  chosen: 'redUp' | 'greenUp' | null,
  choose: (next: 'redUp' | 'greenUp' | null) => void,
] {
  const stored = useSyncExternalStore(subscribeStored, storedUpDown.read);
  return [stored === 'redUp' || stored === 'greenUp' ? stored : null, storedUpDown.write];
}

/**
 * Whether balances are hidden on the screen, kept on the device: what the account holds, wherever it is shown. What a
 * member opens to act on, such as an order or a position, is shown.
 */
export function useHideBalance(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(subscribeStored, () => readStored('hideBalance') === '1');
  return [hidden, (next) => writeStored('hideBalance', next ? '1' : null)];
}

/**
 * Whether there was a next step for the member when it was last looked for: until that is known again, its room is
 * kept free, or not, so that nothing moves.
 */
export const nextStepExpected = {
  read: () => readStored('nextStep') !== 'none',
  write: (expected: boolean) => writeStored('nextStep', expected ? null : 'none'),
};

/** The newer version of the program that the member has put off; null while there is none. */
export const postponedVersion = {
  read: () => readStored('postponedVersion'),
  write: (version: string) => writeStored('postponedVersion', version),
};
