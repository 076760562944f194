import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PositionForm } from '../hrefs';

interface Arrival {
  /** Unset after something was sent: the address still asks for the form. */
  first: boolean;
  /** Whether all that can block the form is known. */
  known: boolean;
  blocked: boolean;
  open: () => void;
}

/** Opens a form of a position once, when the address asks for it (`positionHref`) and nothing blocks it. */
export function useFormOnArrival(form: PositionForm, { first, known, blocked, open }: Arrival): void {
  const [search] = useSearchParams();
  const [isAwaited, setAwaited] = useState(first && search.get('form') === form);
  useEffect(() => {
    if (!isAwaited || !known) return;
    setAwaited(false);
    if (!blocked) open();
  });
}
