import type { Market } from './market/market';
import type { World } from './world';

/** The exchange at one moment. Its rules are functions over this; all that lasts is in `world`. */
export interface Exchange {
  readonly world: World;
  readonly market: Market;
  /** Exchange time, epoch ms. */
  readonly now: number;
}
