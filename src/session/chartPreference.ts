import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

const key = 'chart';

/** How the member likes charts drawn, as the device remembers it: a text, or null before it was ever changed. */
export function useChartPreference(): [written: string | null, write: (text: string) => void] {
  const written = useSyncExternalStore(subscribeStored, () => readStored(key));
  return [written, (text) => writeStored(key, text)];
}
