/**
 * What was typed before the member left an entry screen to read or to change the language. It waits in that entry of
 * the history; a password never does.
 */
export function draftIn(state: unknown, field: 'account' | 'inviteCode'): string | undefined {
  const draft = (state ?? {}) as { account?: unknown; inviteCode?: unknown };
  const typed = draft[field];
  return typeof typed === 'string' ? typed : undefined;
}
