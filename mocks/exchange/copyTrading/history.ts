import { add, divide, multiply, negate, round, subtract } from '../../../src/domain/decimal';
import { exchangeMidnight } from '../../../src/domain/market/tradingSession';
import type { Market } from '../market/market';
import { tradeRules } from '../rules';
import { cachePerProduct } from './cachePerProduct';
import { type MentorTrade, mentorTrade } from './mentorTrade';
import type { CopyTradeProduct } from './product';
import { endsAt } from './schedule';

/** A trading day of a mentor. */
export interface FundDay {
  date: string;
  /** Value of 10,000 yen invested on the first day, in yen, with two decimals at most. */
  netAssetValue: string;
  /** After fees, as a fraction; `"0"` on a day without a trade. */
  profit: string;
  traded: boolean;
}

/** Value of a unit on the first day, in yen. */
export const unitAtStart = '10000';

const { purchaseFeeRate, sellingFeeRate, stampDutyRate, liquidationFeeRate } = tradeRules;
const closingRate = add(sellingFeeRate, stampDutyRate, liquidationFeeRate);

const knownDays = cachePerProduct((): FundDay[] => []);

/** All closed days of a mentor up to a time, oldest first. Each is computed once. */
export function historyOf(market: Market, product: CopyTradeProduct, now: number): readonly FundDay[] {
  const { calendar } = market;
  const today = calendar.dayAt(now);
  const last = now < endsAt(today.midnight) ? today.ordinal - 1 : today.ordinal;
  const first = calendar.dayAt(exchangeMidnight(product.foundedOn)).ordinal;
  const days = knownDays(market, product);
  for (let ordinal = first + days.length; ordinal <= last; ordinal += 1) {
    const day = calendar.dayOf(ordinal);
    const trade = mentorTrade(market, product, day);
    const profit = trade ? returnOf(trade, product.leverage) : '0';
    const before = days.at(-1)?.netAssetValue ?? unitAtStart;
    const netAssetValue = round(multiply(before, add('1', profit)), 2, 'down');
    days.push({ date: day.date, netAssetValue, profit, traded: trade !== undefined });
  }
  return days.slice(0, Math.max(0, last - first + 1));
}

/** Return of a trade with all the money, after all four fees, as a fraction with six decimals. */
function returnOf({ side, buyPrice, sellPrice }: MentorTrade, leverage: number): string {
  const [bought, sold] = [String(buyPrice), String(sellPrice)];
  const move = subtract(sold, bought);
  const fees = add(multiply(bought, purchaseFeeRate), multiply(sold, closingRate));
  const gain = subtract(side === 'long' ? move : negate(move), fees);
  return divide(multiply(gain, String(leverage)), bought, 6);
}
