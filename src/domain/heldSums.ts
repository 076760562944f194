import { add } from './decimal';

/** What positions that are held come to, in yen. */
export interface HeldSums {
  /** Original and added margin. */
  margin: string;
  marketValue: string;
  /** Unrealised. */
  profitLoss: string;
}

interface Held {
  originalMargin: string;
  addedMargin: string;
  marketValue: string;
  profitLoss: string;
}

/** Sums of positions that are held. */
export function heldSums(positions: readonly Held[]): HeldSums {
  return {
    margin: add(...positions.flatMap(({ originalMargin, addedMargin }) => [originalMargin, addedMargin])),
    marketValue: add(...positions.map(({ marketValue }) => marketValue)),
    profitLoss: add(...positions.map(({ profitLoss }) => profitLoss)),
  };
}
