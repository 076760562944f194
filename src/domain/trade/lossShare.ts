import { compare, divide, isPositive, multiply } from '../decimal';
import type { WorstCase } from './worstCase';

/** How large a loss is against the funds: less than half of them, at least half, or more than all. */
export type LossStage = 'small' | 'large' | 'beyond';

export interface LossShare {
  stage: LossStage;
  /** The loss in percent of the funds, whole and rounded up. Undefined for a loss without a limit, and without funds. */
  percent: string | undefined;
}

/**
 * The largest loss of an order against the funds that can be spent, in yen. A loss without a limit is beyond all funds.
 * Undefined while the funds are unknown.
 */
export function lossShare(worst: WorstCase, available: string | undefined): LossShare | undefined {
  if (available === undefined) return undefined;
  if (!worst.bounded || !isPositive(available)) return { stage: 'beyond', percent: undefined };
  const { most } = worst;
  return { stage: stageOf(most, available), percent: divide(multiply(most, '100'), available, 0, 'up') };
}

function stageOf(loss: string, available: string): LossStage {
  if (compare(loss, available) > 0) return 'beyond';
  return compare(multiply(loss, '2'), available) >= 0 ? 'large' : 'small';
}
