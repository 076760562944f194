import MockDate from 'mockdate';
import { advanceBy } from '../../mocks/exchange/clock';
import type { Context } from './context';
import { type ExchangeAction, refetchAll, withExchange } from './exchange';

/** Advances the clock of the exchange and runs all events of that time. */
export const minutesLater =
  (minutes: number): ExchangeAction =>
  (exchange) =>
    advanceBy(exchange, minutes);

/** From Friday 10:15, the time of the stories, to Tuesday 10:15, the next trading day. */
export const nextTradingDay = minutesLater(4 * 24 * 60);

/** Advances the clock of the exchange. The screen refetches. */
export async function passTime(context: Pick<Context, 'loaded'>, minutes: number): Promise<void> {
  await withExchange(context, minutesLater(minutes));
  await refetchAll(context);
}

/** Advances the clocks of the exchange and of the phone by a minute. Nothing is refetched. */
export async function advanceBothClocks(context: Pick<Context, 'loaded'>): Promise<void> {
  await withExchange(context, minutesLater(1));
  MockDate.set(Date.now() + 60_000);
}
