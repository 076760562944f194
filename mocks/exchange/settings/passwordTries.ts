import type { MessageKey } from '../../../src/api/contract/messageKeys';
import type { Exchange } from '../exchange';
import type { PasswordTries } from '../identity/records';
import { fundPasswordLimit, loginPasswordLimit, type TryLimit } from '../identity/rules';
import { lookup } from '../lookup';
import { CountedRefusal, Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import type { Member } from '../world';

interface Try {
  typed: string;
  /** The refusal of a wrong password. */
  wrong: MessageKey;
}

/** Requires the fund password, and limits wrong ones. A member without one gets the refusal of a wrong one. */
export function requireFundPassword({ world, now }: Exchange, { account }: Member, attempt: Try): void {
  const stored = lookup(world.identity.fundPasswords, account);
  if (!stored) throw new Refusal(attempt.wrong);
  requirePassword(stored.password, stored, { ...attempt, now, limit: fundPasswordLimit });
}

/** Requires the login password, and limits wrong ones at the login and in the settings together. */
export function requireLoginPassword(
  { world, now }: Exchange,
  { account, password }: Member,
  attempt: Try,
): void {
  const { loginTries } = world.identity;
  const tries = lookup(loginTries, account) ?? { wrongTries: 0, waitsUntil: null };
  setEntry(loginTries, account, tries);
  requirePassword(password, tries, { ...attempt, now, limit: loginPasswordLimit });
}

/**
 * Requires a password. A wrong one is counted, although the call is refused. After the last attempt every password is
 * refused until the wait ends, including the right one. The right one resets the count to 0.
 */
function requirePassword(
  password: string,
  tries: PasswordTries,
  { typed, wrong, now, limit }: Try & { now: number; limit: TryLimit },
): void {
  if (tries.waitsUntil !== null) {
    if (now < tries.waitsUntil) throw new Refusal('submittedTooFrequently');
    Object.assign(tries, { wrongTries: 0, waitsUntil: null });
  }
  if (typed === password) {
    tries.wrongTries = 0;
    return;
  }
  tries.wrongTries += 1;
  if (tries.wrongTries >= limit.tries) tries.waitsUntil = now + limit.waitMinutes * 60_000;
  throw new CountedRefusal(wrong);
}
