import type { RawResponseOf } from '../../../src/api/contract/call';
import type { copyTradeProductDetail } from '../../../src/api/contract/copyTrading';
import { multiply, round } from '../../../src/domain/decimal';
import { exchangeMidnight } from '../../../src/domain/market/tradingSession';
import { drawdownsOf } from '../arithmetic/investments';
import type { Exchange } from '../exchange';
import { timestamp } from '../timestamp';
import { historyOf } from './history';
import type { CopyTradeProduct } from './product';
import { recruitingPeriod } from './recruiting';
import { endsAt, firstDayFrom, opensAt, tradingDayAfter } from './schedule';
import { trackRecordOf } from './trackRecord';

type Detail = RawResponseOf<typeof copyTradeProductDetail>;

const shownDays = 120;

/** A product as sent to members. */
export function copyTradeProductView(
  { market, now }: Exchange,
  product: CopyTradeProduct,
): Omit<Detail, 'history'> {
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
    strategy,
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
