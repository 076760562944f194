import type { RiskLevel } from '../../../src/domain/products/productsVocabulary';
import type { Localized } from '../localized';

/** Range in millionths of the principal per day: 200 is 0.02 %. */
interface Millionths {
  low: number;
  high: number;
}

/** Loss days: their probability and the size of the loss. */
interface Losses extends Millionths {
  chance: number;
}

/** An invented trading programme for locked-up money. */
export interface LockUpProduct {
  id: string;
  name: Localized;
  issuer: Localized;
  strategy: Localized;
  riskLevel: RiskLevel;
  lockUpDays: number;
  /** In whole yen, like `capacity`. */
  minimumPurchase: number;
  /** Maximum amount from all buyers together. */
  capacity: number;
  projected: Millionths;
  /** Single days. */
  losses: Losses;
  /** Series of loss days. `chance` is the probability per month. */
  lossSeries: Losses;
}
