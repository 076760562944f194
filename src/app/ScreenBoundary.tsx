import type { ReactNode } from 'react';
import { Boundary } from '../components/Boundary';
import { useBack } from '../screens/useBack';
import { saveFormDrafts } from '../session/formDrafts';
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
    <Boundary
      attempt={address}
      failed={(error) => <ScreenFailed error={error} back={back} />}
      onCatch={saveFormDrafts}
    >
      {children}
    </Boundary>
  );
}
