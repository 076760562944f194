import { readStored, subscribeStored, writeStored } from './deviceStorage';
import { endedIdle } from './endedIdle';
import { clearFormDrafts } from './formDrafts';
import { forgetUse } from './lastUse';
import { clearNewsCache } from './newsCache';

/** Stored data of a signed-in member (specification 3, client-side storage). */
export interface Session {
  token: string;
  account: string;
  /** Value of the header `is-admin`; null when not set (decision 29). */
  isAdmin: string | null;
}

const keys = { token: 'tokend', account: 'account', isAdmin: 'is_admin' } as const;
const transientKeys = ['tklm', 'zjkm', 'hklm'] as const;

let snapshot: Session | null = null;

/** The stored session; null when nobody is signed in. The same object while nothing changes. */
export function currentSession(): Session | null {
  const token = readStored(keys.token);
  const account = readStored(keys.account) ?? '';
  const isAdmin = readStored(keys.isAdmin);
  if (!token) snapshot = null;
  else if (snapshot?.token !== token || snapshot.account !== account || snapshot.isAdmin !== isAdmin) {
    snapshot = { token, account, isAdmin };
  }
  return snapshot;
}

/** Stores token, account and admin flag (specification 4). */
export function signIn(session: Session): void {
  endedIdle.write(false);
  writeStored(keys.account, session.account);
  writeStored(keys.isAdmin, session.isAdmin);
  writeStored(keys.token, session.token);
}

/**
 * Removes the token, the admin flag, form drafts, stored news and the time of the last use. The account stays, to
 * prefill the login form.
 */
export function signOut(): void {
  clearNewsCache();
  clearFormDrafts();
  forgetUse();
  writeStored(keys.isAdmin, null);
  writeStored(keys.token, null);
}

/** The account that signed in last on this device, or ''. */
export function rememberedAccount(): string {
  return readStored(keys.account) ?? '';
}

/** Calls the listener whenever session, account or admin flag change, in this tab or another. */
export function subscribeSession(listener: () => void): () => void {
  const watched = new Set<string>([...Object.values(keys), '']);
  return subscribeStored((key) => {
    if (watched.has(key)) listener();
  });
}

/** Removes the keys that must not outlive the root view (specification 3). */
export function forgetTransientKeys(): void {
  for (const key of transientKeys) writeStored(key, null);
}
