import { type ReactNode, useContext } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { PartFailedContext } from './PartFailedContext';

interface PartProps {
  /** What it is called, where it has a heading. */
  name?: string | undefined;
  children: ReactNode;
}

/** A part of a screen: when it can't be drawn the rest of the screen goes on. */
export function Part({ name, children }: PartProps) {
  const failure = useContext(PartFailedContext);
  if (!failure) return children;
  const { Notice, onCatch } = failure;
  return (
    <ErrorBoundary
      fallback={(error, retry) => <Notice error={error} name={name} retry={retry} />}
      onCatch={onCatch}
    >
      {children}
    </ErrorBoundary>
  );
}
