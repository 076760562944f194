import { accountReasons } from '../account/accountReasons';
import type { Restriction } from '../account/accountVocabulary';
import type { Reason } from '../reason';
import { lotsReasons } from '../trade/lotsReasons';

/** A position whose shares may be tendered. */
export interface TenderablePosition {
  id: string;
  lots: number;
  /** Epoch ms; it may lie in the past. */
  sellableAt: number;
  /** A part of it is already tendered. */
  tendered: boolean;
}

/** A tender as filled in, and the data for validating it. Times in epoch ms. */
export interface TenderForm {
  now: number;
  offer: { open: boolean; deadline: number; minLots: number; positions: readonly TenderablePosition[] };
  restrictions: readonly Restriction[];
  /** The position that the member chose; undefined until then. */
  positionId: string | undefined;
  /** As typed. */
  lots: string;
}

/**
 * All reasons why shares can't be tendered (specification 8, decision 13), most important first: the account, the
 * deadline, a position that can be tendered, the lots. Empty if it may be sent; the server makes the final decision.
 */
export function tenderReasons({ now, offer, restrictions, positionId, lots }: TenderForm): Reason<'lots'>[] {
  const position = positionToTender(offer.positions, positionId, now);
  return [
    ...accountReasons(restrictions),
    ...(offer.open && now < offer.deadline ? [] : [{ kind: 'over', of: 'buyback' } as const]),
    ...(position
      ? positionReasons(position, { now, minLots: offer.minLots, lots })
      : [missingReason(offer.positions)]),
  ];
}

/** No position is held, or the chosen one has been sold. */
const missingReason = ({ length }: readonly TenderablePosition[]): Reason<'lots'> => ({
  kind: length === 0 ? 'noSharesHeld' : 'tenderSold',
});

function positionReasons(
  position: TenderablePosition,
  { now, minLots, lots }: { now: number; minLots: number; lots: string },
): Reason<'lots'>[] {
  if (position.tendered) return [{ kind: 'alreadyTendered' }];
  if (now < position.sellableAt) return [{ kind: 'tenderLocked', until: position.sellableAt }];
  return lotsReasons('lots', lots, { minimum: minLots, maximum: position.lots, of: 'held' });
}

/**
 * The chosen position. Before a choice: the first that can be tendered now, else the first. A chosen position that is no
 * longer held is not replaced by another.
 */
export function positionToTender<Position extends TenderablePosition>(
  positions: readonly Position[],
  chosenId: string | undefined,
  now: number,
): Position | undefined {
  if (chosenId !== undefined) return positions.find(({ id }) => id === chosenId);
  return positions.find(({ tendered, sellableAt }) => !tendered && sellableAt <= now) ?? positions[0];
}
