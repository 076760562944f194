import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';
import { storedChoice } from './storedChoice';

/** The member's theme; null follows the device. `index.html` reads it before the first paint. */
export const storedTheme = storedChoice('theme', ['light', 'dark']);

/** The member's colours of price movement; null is red and green. */
export const storedPricePair = storedChoice('pricePair', ['orangeBlue']);

/** Which direction of prices is red, or orange; null follows the language. */
export const storedUpDown = storedChoice('upDown', ['redUp', 'greenUp']);

/** The member's unit of large numbers; null is `juta` (specification 9). */
export const storedLargeNumberUnit = storedChoice('largeNumberUnit', ['local']);

/** How whole amounts of yen are written; null is with two decimals (specification 9). */
export const storedWholeYen = storedChoice('wholeYen', ['plain']);

/**
 * Whether balances are hidden, stored on the device. It applies on every screen: to balances, to what is left of them, and
 * to the sums of positions. What a member orders, pays or holds in one position is shown.
 */
export function useHideBalance(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(subscribeStored, () => readStored('hideBalance') === '1');
  return [hidden, (next) => writeStored('hideBalance', next ? '1' : null)];
}

/** Where the home screen shows next steps: above the balances when one is urgent. */
export type NextStepPlace = 'urgent' | 'other' | 'none';

/**
 * Which next step the member had at the last visit. While that is loading, space for it is reserved accordingly, so that
 * the layout does not shift.
 */
export const nextStepExpected = {
  read: (): NextStepPlace => {
    const stored = readStored('nextStep');
    return stored === 'none' || stored === 'urgent' ? stored : 'other';
  },
  write: (place: NextStepPlace) => writeStored('nextStep', place === 'other' ? null : place),
};

/** The newer program version that the member has postponed; null when there is none. */
export const postponedVersion = {
  read: () => readStored('postponedVersion'),
  write: (version: string) => writeStored('postponedVersion', version),
};

const key = 'chart';

/** The member's chart settings as stored on the device: a text, or null before the first change. */
export function useChartPreference(): [written: string | null, write: (text: string) => void] {
  const written = useSyncExternalStore(subscribeStored, () => readStored(key));
  return [written, (text) => writeStored(key, text)];
}
