import { storedChoice } from './storedChoice';

/**
 * Why the last session on this device ended: for lack of use, or because the server no longer accepted it. Null when the
 * member signed out, and during a session.
 */
export const sessionEnd = storedChoice('ended', ['idle', 'expired']);

/** A reason other than signing out. */
export type SessionEnd = NonNullable<ReturnType<typeof sessionEnd.read>>;
