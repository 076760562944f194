import { createEmitter } from '../lib/emitter';
import { onPageReturn } from '../lib/onPageReturn';
import { clearSearchHistory } from './clearSearchHistory';
import { readStored, subscribeStored, writeStored } from './deviceStorage';
import { forgetUse } from './lastUse';
import { clearNewsCache } from './newsCache';
import { clearSeenStocks } from './seenStocks';
import { type SessionEnd, sessionEnd } from './sessionEnd';

/** Stored data of a signed-in member (specification 3, client-side storage). */
export interface Session {
  token: string;
  account: string;
  /** Value of the header `is-admin`; null when not set (decision 29). */
  isAdmin: string | null;
}

const keys = { token: 'tokend', account: 'account', isAdmin: 'is_admin' } as const;
const watched = new Set<string>([...Object.values(keys), '']);
const transientKeys = ['tklm', 'zjkm', 'hklm'] as const;

const changes = createEmitter<void>();

/** The session of this tab: all of its calls and screens belong to it until it is compared with the device. */
let session = storedSession();

subscribeStored((key) => {
  if (watched.has(key)) compareSession();
});
if (typeof window !== 'undefined') onPageReturn(compareSession);

function storedSession(): Session | null {
  const token = readStored(keys.token);
  if (!token) return null;
  return { token, account: readStored(keys.account) ?? '', isAdmin: readStored(keys.isAdmin) };
}

/** The session of this tab; null when nobody is signed in. The same object while nothing changes. */
export function currentSession(): Session | null {
  return session;
}

/**
 * Makes the session on the device that of this tab, and notifies of a change. Another tab may have changed it while this
 * one was frozen. Call it before money is moved (decision 42).
 */
export function compareSession(): void {
  const stored = storedSession();
  const isSame =
    session?.token === stored?.token &&
    session?.account === stored?.account &&
    session?.isAdmin === stored?.isAdmin;
  if (isSame) return;
  session = stored;
  changes.emit();
}

/**
 * The account of the member who is signed in on this device; undefined when nobody is. What a member typed, read or sent
 * belongs to this account, so another one must neither see nor send it (decision 42).
 */
export function sessionOwner(): string | undefined {
  return storedSession()?.account;
}

/** Stores token, account and admin flag (specification 4). */
export function signIn({ token, account, isAdmin }: Session): void {
  sessionEnd.write(null);
  forgetUse();
  // Another tab that reads meanwhile must not combine one member's token with the account of another.
  if (account !== rememberedAccount()) writeStored(keys.token, null);
  writeStored(keys.account, account);
  writeStored(keys.isAdmin, isAdmin);
  writeStored(keys.token, token);
}

/**
 * Removes the token, the admin flag, stored news, the stocks seen last, searches and the time of the last use. The
 * account stays, to prefill the login form.
 *
 * @param because why, unless the member asked for it
 */
export function signOut(because: SessionEnd | null = null): void {
  sessionEnd.write(because);
  clearNewsCache();
  clearSeenStocks();
  clearSearchHistory();
  forgetUse();
  writeStored(keys.token, null);
  writeStored(keys.isAdmin, null);
}

/** The account that signed in last on this device, or ''. */
export function rememberedAccount(): string {
  return readStored(keys.account) ?? '';
}

/** Calls the listener whenever the session of this tab changes, also by another tab. */
export const subscribeSession = changes.subscribe;

/** Removes the keys that must not outlive the root view (specification 3). */
export function forgetTransientKeys(): void {
  for (const key of transientKeys) writeStored(key, null);
}
