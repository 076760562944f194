'use client';
import { type ReactNode, useContext } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { PartFailedContext } from './PartFailedContext';

interface PartBoundaryProps {
  /** Heading of the part, if it has one. Used in the failure message. */
  name?: string | undefined;
  /** The content of the part. */
  children: ReactNode;
}

/** Isolates a part of a screen: if it fails to render, the rest of the screen stays usable. */
export function PartBoundary({ name, children }: PartBoundaryProps) {
  const failure = useContext(PartFailedContext);
  if (!failure) return children;
  const { Notice } = failure;
  return (
    <ErrorBoundary fallback={(error, retry) => <Notice error={error} name={name} retry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
