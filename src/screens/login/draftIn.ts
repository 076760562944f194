/**
 * What was typed before the member left an entry screen to read or to change the language. It waits in that entry of
 * the history; a password never does.
 */
export function draftIn(state: unknown, field: 'account' | 'inviteCode'): string | undefined {
  const typed = ((state ?? {}) as Record<string, unknown>)[field];
  return typeof typed === 'string' ? typed : undefined;
}
