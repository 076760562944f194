import type { CandleChartProps } from 'itayose/widgets/CandleChart';
import type { OrderTicketProps } from 'itayose/widgets/OrderTicket';
import type { PositionCardProps } from 'itayose/widgets/PositionCard';

/** 09:12 in Tokyo. */
const bought = Date.UTC(2026, 10, 20, 0, 12);

export const stock: OrderTicketProps['stock'] = {
  latestPrice: '1250',
  limitUp: '1520',
  limitDown: '920',
  tickSize: '1',
};

export const position: PositionCardProps['position'] = {
  id: 'P1',
  orderNumber: '20261120000001',
  symbol: 'T7203',
  code: '7203',
  name: { en: 'Paper Lantern', tw: '紙燈籠', jp: '紙灯籠' },
  source: 'competition',
  side: 'long',
  priceType: 'market',
  status: 'holding',
  orderedAt: bought,
  buyTime: bought,
  buyPrice: '1200',
  quantity: 2000,
  lots: 2,
  leverage: 5,
  originalMargin: '480000',
  addedMargin: '0',
  latestPrice: '1250',
  marketValue: '2500000',
  profitLoss: '91350',
  liquidationPrice: '984',
  purchaseFee: '2400',
  lock: 'minutes',
  sellableAt: bought + 15 * 60_000,
  dayTrade: false,
};

/** Thirty bars of five minutes. */
export const candles: CandleChartProps['candles'] = Array.from({ length: 30 }, (_, bar) => {
  const open = 1200 + Math.round(20 * Math.sin(bar / 3));
  const close = 1200 + Math.round(20 * Math.sin((bar + 1) / 3));
  return {
    openedAt: bought + bar * 5 * 60_000,
    open: String(open),
    high: String(Math.max(open, close) + 4),
    low: String(Math.min(open, close) - 4),
    close: String(close),
    volume: '1200',
  };
});
