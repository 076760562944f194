import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Position } from '../../api/contract/position';
import { StatusNews } from './StatusNews';

/** What a deed of the member's has led to: the position as it is now, or that its report tells what has become of it. */
export type Deed = Position | 'told';

/** Told what became of a deed, and what it has led to. */
export type OnReport = (report: ReactNode, deed?: Deed) => void;

/**
 * Tells when the exchange has changed the status of a position while it is looked at: filled, closed, expired. What its
 * member does here is told by the deed itself.
 *
 * @returns to be called with what a deed of the member's has led to
 */
export function useStatusNews(
  position: Position,
  onNews: (news: ReactNode) => void,
): (deed: Deed | undefined) => void {
  // Unknown: the next change is told by a deed already.
  const known = useRef<Position['status'] | undefined>(position.status);
  const compare = useEffectEvent((status: Position['status']) => {
    const before = known.current;
    known.current = status;
    if (before !== undefined && before !== status) onNews(<StatusNews before={before} position={position} />);
  });
  useEffect(() => compare(position.status), [position.status]);
  return (deed) => {
    if (deed === 'told') known.current = undefined;
    else if (deed?.id === position.id) known.current = deed.status;
  };
}
