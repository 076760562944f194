import type { MessageKey } from '../../../src/api/contract/messageKeys';
import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { fundPasswordTries, fundPasswordWaitMinutes } from './rules';

/**
 * Requires the member's fund password. A wrong one is counted, although the call is refused. After the last attempt
 * every fund password is refused until the wait ends, including the right one. The right one resets the count to 0.
 *
 * @param wrong the refusal of a wrong password, also used when none is set
 */
export function requireFundPassword(
  { world, now }: Exchange,
  { account }: Member,
  { typed, wrong }: { typed: string; wrong: MessageKey },
): void {
  const kept = lookup(world.identity.fundPasswords, account);
  if (!kept) throw new Refusal(wrong);
  if (kept.waitsUntil !== null) {
    if (now < kept.waitsUntil) throw new Refusal('submittedTooFrequently');
    Object.assign(kept, { wrongTries: 0, waitsUntil: null });
  }
  if (typed === kept.password) {
    kept.wrongTries = 0;
    return;
  }
  kept.wrongTries += 1;
  if (kept.wrongTries >= fundPasswordTries) kept.waitsUntil = now + fundPasswordWaitMinutes * 60_000;
  throw new Refusal(wrong);
}
