import { useState } from 'react';
import { reload } from './reload';

interface Reload {
  begin: () => void;
  busy: boolean;
  /** The server could not be reached when it was last tried. */
  unreachable: boolean;
}

/** A button's way to begin anew. */
export function useReload(): Reload {
  const [step, setStep] = useState<'idle' | 'begun' | 'unreachable'>('idle');
  const begin = async () => {
    setStep('begun');
    if (!(await reload())) setStep('unreachable');
  };
  return { begin: () => void begin(), busy: step === 'begun', unreachable: step === 'unreachable' };
}
