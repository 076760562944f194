import { type AccountReason, accountReasons } from './accountReasons';
import type { Restriction } from './vocabulary';

/** Why an account may move no money at all. */
export type MovingReason = Exclude<AccountReason, { kind: 'tradeBanned' }>;

/**
 * What keeps an account from closing, cancelling and adding margin (specification 6), the weightiest first. A ban from
 * trading forbids opening alone: who is banned can still get out.
 */
export function movingReasons(restrictions: readonly Restriction[]): MovingReason[] {
  return accountReasons(restrictions).filter((reason) => reason.kind !== 'tradeBanned');
}
