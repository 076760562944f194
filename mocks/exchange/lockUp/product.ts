import type { RiskLevel } from '../../../src/domain/vocabulary';
import type { Localized } from '../localized';

/** From and to, in millionths of the principal a day: 200 is 0.02 %. */
interface Millionths {
  low: number;
  high: number;
}

/** Days that lose: how likely they are, and how much each of them takes. */
interface Losses extends Millionths {
  chance: number;
}

/** An invented programme that trades with locked money. */
export interface LockUpProduct {
  id: string;
  name: Localized;
  issuer: Localized;
  strategy: Localized;
  riskLevel: RiskLevel;
  lockUpDays: number;
  /** In whole yen, like `capacity`. */
  minimumPurchase: number;
  /** Most that is taken in from all buyers together. */
  capacity: number;
  projected: Millionths;
  /** Single days. */
  losses: Losses;
  /** Days in a row: `chance` is that of a month to have them. */
  spells: Losses;
}
