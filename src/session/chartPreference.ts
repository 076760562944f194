import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './deviceStorage';

const key = 'chart';

/** The member's chart settings as stored on the device: a text, or null before the first change. */
export function useChartPreference(): [written: string | null, write: (text: string) => void] {
  const written = useSyncExternalStore(subscribeStored, () => readStored(key));
  return [written, (text) => writeStored(key, text)];
}
