import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { followTyped, typedBefore } from './typed';

/**
 * The state of what is typed into a form, kept over a reload that the app asks for. Never for passwords.
 *
 * @param name of the form, one of a kind on its screen
 */
export function useTyped<Value>(
  name: string,
  initial: Value,
): [typed: Value, setTyped: Dispatch<SetStateAction<Value>>] {
  const [typed, setTyped] = useState(() => typedBefore(name, initial));
  useKeptTyped(name, typed);
  return [typed, setTyped];
}

/** Has what is typed into a form kept over a reload that the app asks for; `typedBefore` gives it back. */
export function useKeptTyped(name: string, typed: unknown): void {
  useEffect(() => followTyped(name, typed), [name, typed]);
}
