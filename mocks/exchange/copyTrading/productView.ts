import type { RawResponseOf } from '../../../src/api/contract/call';
import type { copyTradeProductDetail, copyTradeProducts } from '../../../src/api/contract/copyTrading';
import { multiply, round } from '../../../src/domain/decimal';
import { exchangeMidnight } from '../../../src/domain/market/tradingSession';
import { drawdownsOf } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import type { Localized } from '../localized';
import { BoundedCache } from '../market/boundedCache';
import { timestamp } from '../timestamp';
import { cachePerProduct } from './cachePerProduct';
import { historyOf } from './history';
import type { CopyTradeProduct } from './product';
import { recruitingPeriod } from './recruiting';
import { endsAt, firstDayFrom, opensAt, tradingDayAfter } from './schedule';
import { type TrackRecord, trackRecordOf } from './trackRecord';
import { trailOf } from './trail';

type Detail = RawResponseOf<typeof copyTradeProductDetail>;
type Listed = RawResponseOf<typeof copyTradeProducts>[number];

const shownDays = 120;

/** Computed once a day. */
const trails = cachePerProduct(() => new BoundedCache<number, string[]>(2));

/** A product as sent to members. */
function copyTradeProductView({ market, now }: Exchange, product: CopyTradeProduct): Omit<Detail, 'history'> {
  const { id, name, issuer, strategy, foundedOn, units, holdingTime } = product;
  const { minimumInvestment, leverage, performanceFeeRate } = product;
  const track = trackRecordOf(market, product, now);
  const { from, until } = recruitingPeriod(market, product, now);
  const first = firstDayFrom(market, now);
  const last = tradingDayAfter(market, first, holdingTime - 1);
  return {
    id,
    name,
    issuer,
    strategy: strategyWith(strategy, track),
    foundedOn,
    holdingTime,
    minimumInvestment,
    leverage,
    performanceFeeRate,
    ...track,
    fundScale: round(multiply(String(units), track.netAssetValue), 0, 'down'),
    recruiting: from <= now,
    recruitsFrom: timestamp(from),
    recruitsUntil: timestamp(until),
    startsAt: timestamp(opensAt(exchangeMidnight(first))),
    endsAt: timestamp(endsAt(exchangeMidnight(last))),
  };
}

/** The strategy with the results of the day, so that it never says other numbers than the figures beside it. */
function strategyWith({ en, tw, jp }: Localized, { losingTrades, maximumDrawdown }: TrackRecord): Localized {
  const percent = (fraction: string) => round(multiply(fraction, '100'), 1, 'halfUp');
  const filled = (words: string) =>
    words.replace('{losing}', percent(losingTrades)).replace('{fall}', percent(maximumDrawdown));
  return { en: filled(en), tw: filled(tw), jp: filled(jp) };
}

/** The product in the list, with its course since its first day. */
export function listedCopyTradeView(exchange: Exchange, product: CopyTradeProduct): Listed {
  const { market, now } = exchange;
  const days = historyOf(market, product, now);
  const trail = trails(market, product).get(days.length, () =>
    trailOf(days.map(({ netAssetValue }) => netAssetValue)),
  );
  return { ...copyTradeProductView(exchange, product), trail };
}

/** The product with its history of the last days. */
export function copyTradeProductDetailView(exchange: Exchange, product: CopyTradeProduct): Detail {
  const days = historyOf(exchange.market, product, exchange.now);
  const falls = drawdownsOf(days.map(({ netAssetValue }) => netAssetValue));
  const history = days.map(({ date, netAssetValue, profit }, index) => ({
    date,
    netAssetValue,
    profit,
    drawdown: falls[index] ?? '0',
  }));
  return { ...copyTradeProductView(exchange, product), history: history.slice(-shownDays) };
}
