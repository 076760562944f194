import { type ReactNode, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { layeredWindow } from './history/layeredWindow';

/** Hash routes (specification 2) whose way back closes an open sheet first (decision 21). */
export function AppRouter({ children }: { children: ReactNode }) {
  const [view] = useState(() => layeredWindow(window));
  return <HashRouter window={view}>{children}</HashRouter>;
}
