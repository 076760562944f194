import { type LotsReason, lotsReasons } from './lotsReasons';
import { type MovingReason, movingReasons } from './movingReasons';
import type { Restriction } from './vocabulary';

/** A position whose shares may be tendered. */
export interface TenderablePosition {
  id: string;
  lots: number;
  /** Epoch ms; it may lie in the past. */
  sellableAt: number;
  /** Some of it is tendered already. */
  tendered: boolean;
}

/** A tender as filled in, and all that it is judged by. Times in epoch ms. */
export interface TenderForm {
  now: number;
  offer: { open: boolean; deadline: number; minLots: number; positions: readonly TenderablePosition[] };
  restrictions: readonly Restriction[];
  /** The position that is chosen. */
  positionId: string | undefined;
  /** As typed. */
  lots: string;
}

/** Why shares can't be tendered, with what its sentence needs. */
export type TenderReason =
  | MovingReason
  | { kind: 'buybackOver' }
  | { kind: 'noSharesHeld' }
  | { kind: 'alreadyTendered' }
  | { kind: 'tenderLocked'; until: number }
  | LotsReason
  | { kind: 'lotsAboveHeld'; held: number };

/**
 * Everything that keeps shares from being tendered (specification 8, decision 13), the weightiest first: the account,
 * the deadline, a position that can be tendered, the lots. Empty when they may be; the server's verdict still wins.
 */
export function tenderReasons({ now, offer, restrictions, positionId, lots }: TenderForm): TenderReason[] {
  const position = offer.positions.find(({ id }) => id === positionId);
  return [
    ...movingReasons(restrictions),
    ...(offer.open && now < offer.deadline ? [] : [{ kind: 'buybackOver' } as const]),
    ...(position ? positionReasons(position, { now, minLots: offer.minLots, lots }) : [noSharesHeld]),
  ];
}

const noSharesHeld: TenderReason = { kind: 'noSharesHeld' };

function positionReasons(
  position: TenderablePosition,
  { now, minLots, lots }: { now: number; minLots: number; lots: string },
): TenderReason[] {
  if (position.tendered) return [{ kind: 'alreadyTendered' }];
  if (now < position.sellableAt) return [{ kind: 'tenderLocked', until: position.sellableAt }];
  return lotsReasons(lots, { minimum: minLots, maximum: position.lots }).map((reason) =>
    reason.kind === 'lotsAboveMaximum' ? { kind: 'lotsAboveHeld', held: reason.maximum } : reason,
  );
}

/** The position to begin with: the first that can be tendered now, else the first. */
export function firstTenderable(positions: readonly TenderablePosition[], now: number): string | undefined {
  const free = positions.find(({ tendered, sellableAt }) => !tendered && sellableAt <= now);
  return (free ?? positions[0])?.id;
}
