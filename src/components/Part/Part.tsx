import { type ReactNode, useContext } from 'react';
import { Boundary } from '../Boundary';
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
    <Boundary failed={(error, again) => <Notice error={error} name={name} again={again} />} onCatch={onCatch}>
      {children}
    </Boundary>
  );
}
