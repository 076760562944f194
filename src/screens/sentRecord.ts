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

/** Follows a record that was just sent; `from` reads it again. */
export function sentRecord<Sent extends { status: string }>(
  sent: Sent,
  from: Loadable<Sent>,
): SentRecord<Sent> {
  const current = loadedData(from) ?? sent;
  return {
    current,
    decided: current.status !== sent.status,
    tone: toneOf(current.status),
  };
}
