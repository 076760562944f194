import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Position } from '../../api/contract/position';
import { StatusChangeBanner } from './StatusChangeBanner';

/** What a result of the member's has led to: the position as it is now, or that its report tells what has become of it. */
export type ActionResult = Position | 'reported';

/** Told what became of a result, and what it has led to. */
export type OnReport = (report: ReactNode, result?: ActionResult) => void;

/**
 * Tells when the exchange has changed the status of a position while it is looked at: filled, closed, expired. What its
 * member does here is reported by the result itself.
 *
 * @returns to be called with what a result of the member's has led to
 */
export function useStatusChange(
  position: Position,
  onChange: (news: ReactNode) => void,
): (result: ActionResult | undefined) => void {
  // Unknown: the next change is reported by a result already.
  const known = useRef<Position['status'] | undefined>(position.status);
  const compare = useEffectEvent((status: Position['status']) => {
    const before = known.current;
    known.current = status;
    if (before !== undefined && before !== status)
      onChange(<StatusChangeBanner before={before} position={position} />);
  });
  useEffect(() => compare(position.status), [position.status]);
  return (result) => {
    if (result === 'reported') known.current = undefined;
    else if (result?.id === position.id) known.current = result.status;
  };
}
