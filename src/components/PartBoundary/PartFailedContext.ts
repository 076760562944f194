'use client';
import { type ComponentType, createContext } from 'react';

export interface PartFailedProps {
  /** The thrown value. */
  error: unknown;
  /** Heading of the part, if it has one. */
  name: string | undefined;
  /** Renders the part again. */
  retry: () => void;
}

/** What replaces a part that failed to render. Without it the whole screen fails. */
export interface PartFailure {
  Notice: ComponentType<PartFailedProps>;
}

export const PartFailedContext = createContext<PartFailure | undefined>(undefined);
