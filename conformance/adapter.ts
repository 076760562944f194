import type { DecidedKind } from '../src/api/contract/demo';

/** A case of the back office. */
export interface Review {
  kind: DecidedKind;
  /** Account of the member. */
  account: string;
  /** Id of the record; absent for a real-name check, of which a member has at most one. */
  id?: string;
}

/** What calls of the contract cannot do: the clock and the back office of a server under test. Every part is optional. */
export interface Adapter {
  /** Brings the server into the state in which a run begins. */
  begin?: () => Promise<unknown>;
  /** Moves the server's clock forward, by whole minutes. */
  advance?: (minutes: number) => Promise<unknown>;
  /** Decides a case at once. */
  decide?: (review: Review, verdict: 'pass' | 'reject') => Promise<unknown>;
  /** Time of the exchange from which its books are closed for five minutes, and no money moves: `HH:MM`. */
  maintenanceAt?: string;
}

/** The export `createAdapter` of a file with an adapter. */
export type CreateAdapter = (url: string) => Adapter;
