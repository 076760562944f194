import { currentSession } from '../../../session/session';

/** A withdrawal as far as it was filled in, without the fund password. */
export interface WithdrawDraft {
  /** Id of the chosen card. */
  card: string | undefined;
  /** As typed. */
  amount: string;
}

/**
 * What is kept while the member chooses a bank account: in memory, and cleared when the form is back. A reload that
 * the app asks for is covered by `session/formDrafts.ts`.
 */
let kept: Partial<WithdrawDraft> = {};
/** Token of the member who typed it. Another member on this device must not see it. */
let owner: string | undefined;

/** Returns the kept draft of the current member. */
export function readDraft(): Partial<WithdrawDraft> {
  return owner === currentSession()?.token ? kept : {};
}

/** Adds to the kept draft. */
export function keepDraft(draft: Partial<WithdrawDraft>): void {
  kept = { ...readDraft(), ...draft };
  owner = currentSession()?.token;
}

/** Forgets the kept draft. */
export function clearDraft(): void {
  kept = {};
}
