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

/** The member of a token, otherwise HTTP 401. A disabled account has no session. */
export function memberOf({ world, now }: Exchange, token: string | null, account: string | null): Member {
  const session = token === null ? undefined : lookup(world.sessions, token);
  if (!session || session.account !== account || session.expiresAt <= now) throw new Unauthorized();
  const member = lookup(world.members, session.account);
  if (!member || member.restrictions.includes('disabled')) throw new Unauthorized();
  return member;
}

/** Ends a session. */
export function closeSession({ world }: Exchange, token: string | null): void {
  if (token !== null) delete world.sessions[token];
}
