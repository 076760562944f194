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
  const stored = lookup(world.identity.fundPasswords, account);
  if (!stored) throw new Refusal(wrong);
  if (stored.waitsUntil !== null) {
    if (now < stored.waitsUntil) throw new Refusal('submittedTooFrequently');
    Object.assign(stored, { wrongTries: 0, waitsUntil: null });
  }
  if (typed === stored.password) {
    stored.wrongTries = 0;
    return;
  }
  stored.wrongTries += 1;
  if (stored.wrongTries >= fundPasswordTries) stored.waitsUntil = now + fundPasswordWaitMinutes * 60_000;
  throw new Refusal(wrong);
}
