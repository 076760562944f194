import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { savedDraftOf, trackFormDraft } from './formDrafts';

/**
 * The state of what is typed into a form, kept over a reload that the app asks for. Never for passwords.
 *
 * @param name of the form, one of a kind on its screen
 */
export function useFormDraft<Value>(
  name: string,
  initial: Value,
): [typed: Value, setTyped: Dispatch<SetStateAction<Value>>] {
  const [typed, setTyped] = useState(() => savedDraftOf(name, initial));
  useTrackedDraft(name, typed);
  return [typed, setTyped];
}

/** Has what is typed into a form kept over a reload that the app asks for; `savedDraftOf` gives it back. */
export function useTrackedDraft(name: string, typed: unknown): void {
  useEffect(() => trackFormDraft(name, typed), [name, typed]);
}
