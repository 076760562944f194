import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import { requireLoginPassword } from '../settings/passwordTries';
import { Unauthorized } from '../unauthorized';
import type { Member } from '../world';
import { requireCredentials } from './requireCredentials';

const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Checks account, password and the restrictions that block signing in (specification 6). */
export function signIn(exchange: Exchange, account: string, password: string): Member {
  requireCredentials(account, password);
  const member = lookup(exchange.world.members, account);
  if (!member) throw new Refusal('accountNotFound');
  requireLoginPassword(exchange, member, { typed: password, wrong: 'wrongAccountOrPassword' });
  if (member.restrictions.includes('disabled')) throw new Refusal('accountDisabled');
  if (member.restrictions.includes('loginBanned')) throw new Refusal('loginBanned');
  return member;
}

/** Opens a session with a random token, and drops expired ones: they would stay in the world for ever. */
export function openSession({ world, now }: Exchange, { account }: Member, token: string): void {
  for (const [old, { expiresAt }] of Object.entries(world.sessions))
    if (expiresAt <= now) delete world.sessions[old];
  // A session uses up a number: stories name the records that follow by theirs.
  world.nextNumber++;
  setEntry(world.sessions, token, { account, expiresAt: now + sessionLifetimeMs });
}

/** The member of a token, otherwise HTTP 401. */
export function memberOf(exchange: Exchange, token: string | null, account: string | null): Member {
  const member = findMember(exchange, token, account);
  if (!member) throw new Unauthorized();
  return member;
}

/** The member of a token; null without a session. A disabled account has none. */
export function findMember(
  { world, now }: Exchange,
  token: string | null,
  account: string | null,
): Member | null {
  const session = token === null ? undefined : lookup(world.sessions, token);
  if (!session || session.account !== account || session.expiresAt <= now) return null;
  const member = lookup(world.members, session.account);
  return member && !member.restrictions.includes('disabled') ? member : null;
}

/** Ends a session. */
export function closeSession({ world }: Exchange, token: string | null): void {
  if (token !== null) delete world.sessions[token];
}
