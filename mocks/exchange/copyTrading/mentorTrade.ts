import type { Side } from '../../../src/domain/trade/tradeVocabulary';
import { progressOn } from '../market/dayProgress';
import { mix, textKey, unit } from '../market/hash';
import { latestPrice } from '../market/latestPrice';
import type { Listing } from '../market/listings';
import type { Market } from '../market/market';
import { limitSideOn } from '../market/offTrendCloses';
import type { TradingDay } from '../market/tradingCalendar';
import { tradeRules } from '../rules';
import { cachePerProduct } from './cachePerProduct';
import type { CopyTradeProduct } from './product';
import { closesAt, opensAt } from './schedule';

/** A mentor's trade of one day. Prices in yen. */
export interface MentorTrade {
  symbol: string;
  side: Side;
  buyPrice: number;
  sellPrice: number;
}

/**
 * Maximum cost of a lot, as a fraction of the minimum investment at the mentor's leverage, so that all followers can
 * afford one.
 */
const maxLotFraction = 0.8;
/**
 * Minimum price in yen for leveraged trades. Below it the daily limits are so wide that a position could lose its whole
 * margin.
 */
const minLeveragedPrice = 250;

/** Stocks that a mentor trades: core listings that fit the minimum investment and the risk. */
const candidatesOf = cachePerProduct((market, { minimumInvestment, leverage }): readonly Listing[] => {
  const dearest = (maxLotFraction * minimumInvestment * leverage) / tradeRules.lotSize;
  const cheapest = leverage === 1 ? 0 : minLeveragedPrice;
  return market.coreListings.filter(
    ({ suspended, basePrice }) => !suspended && basePrice >= cheapest && basePrice <= dearest,
  );
});

/**
 * The mentor's trade of a trading day, if any, from 09:35 to 14:30. It is computed from the seed and the day. The
 * simulation knows the day's prices in advance; a mentor's skill is how often the right side is chosen.
 */
export function mentorTrade(
  market: Market,
  product: CopyTradeProduct,
  day: TradingDay,
): MentorTrade | undefined {
  const key = mix(mix(market.key, textKey(product.id)), day.ordinal);
  const chance = (purpose: number) => unit(mix(key, purpose));
  if (chance(1) >= product.activity) return undefined;
  const candidates = candidatesOf(market, product);
  const listing = candidates[Math.floor(chance(2) * candidates.length)];
  // Where a day ends at a limit, nobody takes the other side: the trade could not be closed at 14:30.
  if (!listing || limitSideOn(market, listing, day.ordinal)) return undefined;
  const priceAt = (moment: number) => latestPrice(progressOn(market, listing, day, moment));
  const [buyPrice, sellPrice] = [priceAt(opensAt(day.midnight)), priceAt(closesAt(day.midnight))];
  const right = chance(3) < product.skill;
  return {
    symbol: listing.symbol,
    side: sellPrice > buyPrice === right ? 'long' : 'short',
    buyPrice,
    sellPrice,
  };
}
