import { add, subtract } from 'itayose/domain/decimal';
import { closingCost, openingCost, profitLoss } from 'itayose/domain/orderCost';
import type { OrderDraft } from 'itayose/domain/orderDraft';
import type { OrderRules } from 'itayose/domain/orderReasons';
import { parseTyped } from 'itayose/domain/typedNumber';
import type { CandleChartProps } from 'itayose/widgets/CandleChart';
import type { OrderTicketProps } from 'itayose/widgets/OrderTicket';
import type { PositionCardProps } from 'itayose/widgets/PositionCard';
import type { Account, Bar, Holding, Order, Quote } from './server';

/** An invented company. */
const name = { en: 'Paper Lantern', jp: '紙灯籠' };

export const toCandles = (bars: Bar[]): CandleChartProps['candles'] =>
  bars.map(([openedAt, open, high, low, close, volume]) => ({
    openedAt,
    open: String(open),
    high: String(high),
    low: String(low),
    close: String(close),
    volume: String(volume),
  }));

export function toStock({ last, band, step }: Quote): Required<OrderTicketProps['stock']> {
  const [limitDown, limitUp] = band.map(String);
  return { latestPrice: String(last), limitDown, limitUp, tickSize: String(step) };
}

export const toRules = ({ lot, maxLots, leverages, fees, maintenance }: Account['rules']): OrderRules => ({
  lotSize: lot,
  maxLots,
  leverages,
  purchaseFeeRate: String(fees.opening),
  sellingFeeRate: String(fees.closing),
  stampDutyRate: String(fees.duty),
  liquidationFeeRate: String(fees.settlement),
  maintenanceMarginRate: String(maintenance),
});

/** The order as the server wants it. Valid once the rules of the library give no reason against it. */
export const toOrder = (draft: OrderDraft, id: string): Order => ({
  id,
  side: draft.side === 'long' ? 'buy' : 'sell',
  lots: Number(parseTyped(draft.lots)),
  leverage: draft.leverage,
  limit: draft.kind === 'market' ? null : Number(parseTyped(draft.limitPrice)),
});

export function toPosition(holding: Holding, quote: Quote, rules: OrderRules): PositionCardProps['position'] {
  const { at, shares, leverage } = holding;
  const side = holding.side === 'buy' ? 'long' : 'short';
  const price = String(holding.price);
  const latestPrice = String(quote.last);
  const purchaseFee = String(holding.fee);
  const filled = holding.state === 'filled';
  const { liquidationPrice } = openingCost({ side, price, shares, leverage, rates: rules });
  const closing = closingCost({ price: latestPrice, shares, rates: rules });
  const gain = profitLoss({ side, buyPrice: price, price: latestPrice, shares });
  return {
    code: quote.ticker,
    name,
    side,
    status: filled ? 'holding' : 'pendingOrder',
    orderedAt: at,
    ...(holding.limit !== null && { limitPrice: String(holding.limit) }),
    ...(filled && { buyTime: at, buyPrice: price, liquidationPrice }),
    quantity: shares,
    leverage,
    originalMargin: String(holding.margin),
    latestPrice,
    profitLoss: filled ? subtract(gain, add(purchaseFee, closing.total ?? '0')) : '0',
  };
}
