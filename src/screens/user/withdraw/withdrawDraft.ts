import { currentSession } from '../../../session/session';

/** A withdrawal as far as it was filled in; never the fund password. */
export interface WithdrawDraft {
  /** Id of the card that was chosen. */
  card: string | undefined;
  /** As typed. */
  amount: string;
}

/**
 * What a member takes along to the choice of the bank account and back: the form itself is never kept, as it moves
 * money. It is forgotten as soon as the form is back.
 */
let kept: Partial<WithdrawDraft> = {};
/** Token of the member who took it along: another one who signs in here sees nothing of it. */
let owner: string | undefined;

/** What was taken along, if anything was. */
export function readDraft(): Partial<WithdrawDraft> {
  return owner === currentSession()?.token ? kept : {};
}

/** Takes something along. */
export function keepDraft(draft: Partial<WithdrawDraft>): void {
  kept = { ...readDraft(), ...draft };
  owner = currentSession()?.token;
}

/** Nothing is taken along any more. */
export function clearDraft(): void {
  kept = {};
}
