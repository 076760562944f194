import { useState } from 'react';
import { type Loadable, loadedData } from '../lib/loadable';

/** A record that was just sent, in its current state. */
export interface SentRecord<Sent> {
  current: Sent;
  /** Whether its status has changed since, so that the announced next step no longer applies. */
  decided: boolean;
  /** For `MoneyDone`. */
  tone: 'success' | 'danger' | 'info';
}

function toneOf(status: string): SentRecord<unknown>['tone'] {
  if (status === 'rejected') return 'danger';
  return status === 'cancelled' ? 'info' : 'success';
}

/** Follows a record that was just sent. `from` loads it again; data loaded before sending is ignored. */
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
