import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { savedDraftOf, trackFormDraft } from './formDrafts';

/**
 * State of a form whose input survives a reload. Never use it for passwords.
 *
 * @param name of the form, unique on its screen
 */
export function useFormDraft<Value>(
  name: string,
  initial: Value,
): [typed: Value, setTyped: Dispatch<SetStateAction<Value>>] {
  const [typed, setTyped] = useState(() => savedDraftOf(name, initial));
  useTrackedDraft(name, typed);
  return [typed, setTyped];
}

/** Keeps the input of a form over a reload; `savedDraftOf` restores it. */
export function useTrackedDraft(name: string, typed: unknown): void {
  useEffect(() => trackFormDraft(name, typed), [name, typed]);
}
