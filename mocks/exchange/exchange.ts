import type { Market } from './market/market';
import type { World } from './world';

/** The exchange at one moment. Its rules are functions of this object; all stored state is in `world`. */
export interface Exchange {
  readonly world: World;
  readonly market: Market;
  /** Exchange time, epoch ms. */
  readonly now: number;
}
