import { type ComponentType, createContext } from 'react';

export interface PartFailedProps {
  error: unknown;
  /** What the part is called, where it has a heading. */
  name: string | undefined;
  /** Draws it anew. */
  retry: () => void;
}

/** What stands in the place of a part that could not be drawn, and is told of it; absent where the whole screen fails with it. */
export interface PartFailure {
  Notice: ComponentType<PartFailedProps>;
  onCatch: () => void;
}

export const PartFailedContext = createContext<PartFailure | undefined>(undefined);
