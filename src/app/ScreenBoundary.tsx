import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { useBack } from '../screens/useBack';
import { ScreenFailed } from './ScreenFailed';

interface ScreenBoundaryProps {
  /** A change of address retries the screen. */
  address: string;
  /** The screen. */
  children: ReactNode;
}

/** Catches errors of a screen, including code that failed to load, so that the rest of the app keeps working. */
export function ScreenBoundary({ address, children }: ScreenBoundaryProps) {
  const back = useBack('/home/index');
  return (
    <ErrorBoundary attempt={address} fallback={(error) => <ScreenFailed error={error} back={back} />}>
      {children}
    </ErrorBoundary>
  );
}
