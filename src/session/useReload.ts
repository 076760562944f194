import { useEffect, useRef, useState } from 'react';
import { reload } from './reload';

interface Reload {
  begin: () => void;
  busy: boolean;
  /** The server could not be reached when it was last tried. */
  unreachable: boolean;
}

/** A button's way to begin anew. Whoever has gone on to something else meanwhile stays there. */
export function useReload(): Reload {
  const [step, setStep] = useState<'idle' | 'begun' | 'unreachable'>('idle');
  const under = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      under.current?.abort();
      setStep('idle');
    },
    [],
  );
  const begin = async () => {
    under.current = new AbortController();
    const { signal } = under.current;
    setStep('begun');
    const isBegun = await reload(signal);
    if (!isBegun && !signal.aborted) setStep('unreachable');
  };
  return { begin: () => void begin(), busy: step === 'begun', unreachable: step === 'unreachable' };
}
