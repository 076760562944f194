import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Position } from '../../api/contract/position';
import { StatusNews } from './StatusNews';

/**
 * Tells when the exchange has changed the status of a position while it is looked at: filled, closed, expired. What its
 * member does here is told by the deed itself.
 *
 * @returns to be called with what a deed of the member's has led to
 */
export function useStatusNews(
  position: Position,
  onNews: (news: ReactNode) => void,
): (result: Position | undefined) => void {
  const known = useRef(position.status);
  const compare = useEffectEvent((status: Position['status']) => {
    const before = known.current;
    known.current = status;
    if (before !== status) onNews(<StatusNews before={before} position={position} />);
  });
  useEffect(() => compare(position.status), [position.status]);
  return (result) => {
    if (result?.id === position.id) known.current = result.status;
  };
}
