import { useSyncExternalStore } from 'react';
import { subscribeStored } from './deviceStorage';
import { storedTextSize, type TextSize } from './textSize';

/** The member's text size, in step with other tabs. In a file of its own: the start reads the size before React is there. */
export function useTextSize(): [chosen: TextSize | null, choose: (next: TextSize | null) => void] {
  return [useSyncExternalStore(subscribeStored, storedTextSize.read), storedTextSize.write];
}
