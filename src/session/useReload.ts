import { useEffect, useRef, useState } from 'react';
import { reload } from './reload';

interface Reload {
  begin: () => void;
  busy: boolean;
  /** The last attempt did not reach the server. */
  unreachable: boolean;
}

/** State of a reload button. Unmounting it cancels the reload. */
export function useReload(): Reload {
  const [step, setStep] = useState<'idle' | 'begun' | 'unreachable'>('idle');
  const pending = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      pending.current?.abort();
      setStep('idle');
    },
    [],
  );
  const begin = async () => {
    pending.current = new AbortController();
    const { signal } = pending.current;
    setStep('begun');
    const isBegun = await reload(signal);
    if (!isBegun && !signal.aborted) setStep('unreachable');
  };
  return { begin: () => void begin(), busy: step === 'begun', unreachable: step === 'unreachable' };
}
