import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { useBack } from '../screens/useBack';
import { keepTyped } from '../session/typed';
import { ScreenFailed } from './ScreenFailed';

interface ScreenBoundaryProps {
  /** Another address is another try. */
  address: string;
  children: ReactNode;
}

/** Catches what a screen throws, its code that did not arrive included, so that the rest of the app goes on. */
export function ScreenBoundary({ address, children }: ScreenBoundaryProps) {
  const back = useBack('/home/index');
  return (
    <ErrorBoundary
      attempt={address}
      fallback={(error) => <ScreenFailed error={error} back={back} />}
      onCatch={keepTyped}
    >
      {children}
    </ErrorBoundary>
  );
}
