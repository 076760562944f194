import { useEffect, useRef, useState } from 'react';
import { type DraftSaved, useSaveRealNameDraft } from '../../api/queries/identity';
import type { TypedRealName } from '../../domain/identity/realNameReasons';

/** Whether the typed data is stored. `unchanged` until something is typed. */
export type Kept = 'unchanged' | 'saving' | DraftSaved;

/** Delay after the last key, in ms. */
const pause = 600;

/**
 * Stores typed data on the server when the member pauses or leaves, so that it can be resumed on any device.
 *
 * Nothing is stored on the device.
 *
 * @param active false while the form is submitted, which deletes the draft
 */
export function useRealNameDraft(
  typed: TypedRealName,
  active: boolean,
): { kept: Kept; settled: () => Promise<unknown> } {
  const save = useSaveRealNameDraft();
  const [kept, setKept] = useState<Kept>('unchanged');
  const latest = useRef({ typed, active });
  const last = useRef(typed);
  const underway = useRef<Promise<unknown>>(undefined);
  const { name, katakanaName, latinName, idNumber } = typed;

  useEffect(() => {
    const draft = { name, katakanaName, latinName, idNumber };
    latest.current = { typed: draft, active };
    if (!active || same(last.current, draft)) return;
    const timer = setTimeout(() => {
      setKept('saving');
      underway.current = save(draft).then((done) => {
        if (done === 'saved') last.current = draft;
        setKept(done);
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [name, katakanaName, latinName, idNumber, active, save]);

  useEffect(
    () => () => {
      const { typed, active } = latest.current;
      if (active && !same(last.current, typed)) void save(typed);
    },
    [save],
  );

  return { kept, settled: async () => underway.current };
}

const parts = ['name', 'katakanaName', 'latinName', 'idNumber'] as const;

const same = (one: TypedRealName, other: TypedRealName) => parts.every((part) => one[part] === other[part]);
