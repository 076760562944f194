import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { layeredHistory } from './layeredHistory';

/** Hash router (specification 2). Going back closes an open sheet first (decision 21). */
export function AppRouter({ children }: { children: ReactNode }) {
  const [{ navigator, visit, listen }] = useState(layeredHistory);
  const [shown, setShown] = useState(visit);
  useLayoutEffect(() => listen((next) => startTransition(() => setShown(next))), [listen]);
  return (
    <Router {...shown} navigator={navigator}>
      {children}
    </Router>
  );
}
