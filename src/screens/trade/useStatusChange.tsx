import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Position, PositionDetails } from '../../api/contract/position';
import { StatusChangeBanner } from './StatusChangeBanner';

/** The result of a member's action: the position as it is now, or the status whose end its report states. */
export type ActionResult = Position | { endOf: Position['status'] };

/** Receives the report of an action, and its result. */
export type OnReport = (report: ReactNode, result?: ActionResult) => void;

/**
 * Reports when the exchange changes the status of a position while it is shown: filled, closed, expired.
 *
 * Actions of the member report their own outcome.
 *
 * @returns a function to call with the result of a member's action
 */
export function useStatusChange(
  position: PositionDetails,
  onChange: (banner: ReactNode) => void,
): (result: ActionResult | undefined) => void {
  // Undefined: the next change is already stated by the action's report.
  const known = useRef<Position['status'] | undefined>(position.status);
  const compare = useEffectEvent((status: Position['status']) => {
    const before = known.current;
    known.current = status;
    if (before !== undefined && before !== status)
      onChange(<StatusChangeBanner before={before} position={position} />);
  });
  useEffect(() => compare(position.status), [position.status]);
  return (result) => {
    if (result === undefined) return;
    if ('endOf' in result) {
      // If the change has been loaded before the answer, the next one is another and must be reported.
      if (known.current === result.endOf) known.current = undefined;
    } else if (result.id === position.id) known.current = result.status;
  };
}
