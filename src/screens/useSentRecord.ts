import { useState } from 'react';
import { type Loadable, loadedData } from '../lib/loadable';

/** A record that the member has just sent, as it stands now. */
export interface SentRecord<Sent> {
  current: Sent;
  /** Its status has changed since: what was said of the next step no longer holds. */
  decided: boolean;
  /** For `MoneyDone`. */
  tone: 'success' | 'danger' | 'info';
}

function toneOf(status: string): SentRecord<unknown>['tone'] {
  if (status === 'rejected') return 'danger';
  return status === 'cancelled' ? 'info' : 'success';
}

/** Follows a record that was just sent; `from` reads it again. What had been read before it was sent is out of date. */
export function useSentRecord<Sent extends { status: string }>(
  sent: Sent,
  from: Loadable<Sent>,
): SentRecord<Sent> {
  const read = loadedData(from);
  const [former] = useState(read);
  const current = read === undefined || read === former ? sent : read;
  return {
    current,
    decided: current.status !== sent.status,
    tone: toneOf(current.status),
  };
}
