import type { ReactNode } from 'react';
import { useServerNow } from '../api/useServerNow';

interface ServerTimeProps {
  /** Receives the exchange's time in epoch ms. */
  children: (now: number) => ReactNode;
}

/** Renders content that shows a running time each second, without the screen around it. */
export function ServerTime({ children }: ServerTimeProps) {
  return children(useServerNow());
}
