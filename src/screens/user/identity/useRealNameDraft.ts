import { useEffect, useRef, useState } from 'react';
import { useSaveRealNameDraft } from '../../../api/queries/identity';

/** Whether the typed data is stored. `asItWas` until something is typed. */
export type Kept = 'asItWas' | 'saving' | 'saved' | 'failed';

interface Typed {
  name: string;
  idNumber: string;
}

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
  typed: Typed,
  active: boolean,
): { kept: Kept; settled: () => Promise<unknown> } {
  const save = useSaveRealNameDraft();
  const [kept, setKept] = useState<Kept>('asItWas');
  const latest = useRef({ typed, active });
  const last = useRef(typed);
  const underway = useRef<Promise<unknown>>(undefined);
  const { name, idNumber } = typed;

  useEffect(() => {
    latest.current = { typed: { name, idNumber }, active };
    if (!active || same(last.current, { name, idNumber })) return;
    const timer = setTimeout(() => {
      const draft = { name, idNumber };
      setKept('saving');
      underway.current = save(draft).then((done) => {
        if (done) last.current = draft;
        setKept(done ? 'saved' : 'failed');
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [name, idNumber, active, save]);

  useEffect(
    () => () => {
      const { typed, active } = latest.current;
      if (active && !same(last.current, typed)) void save(typed);
    },
    [save],
  );

  return { kept, settled: async () => underway.current };
}

const same = (one: Typed, other: Typed) => one.name === other.name && one.idNumber === other.idNumber;
