/**
 * What was typed before the member left an entry screen to read or change the language.
 *
 * Kept in that history entry; a password never is.
 */
export function draftIn(state: unknown, field: 'account' | 'inviteCode'): string | undefined {
  const draft = (state ?? {}) as { account?: unknown; inviteCode?: unknown };
  const typed = draft[field];
  return typeof typed === 'string' ? typed : undefined;
}
