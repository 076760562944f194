import type { ScheduledEvent } from '../area';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { tradeRules } from '../rules';
import { grantPosition } from '../trade/grantPosition';
import { issueOf } from './applicationsOf';
import { draw } from './draw';
import { wonPriceOf } from './prices';
import type { IpoRecord } from './records';
import { paymentStartOf, timetableOf } from './timetable';

/** Whether an application may still have scheduled events. */
export const mayHaveEvents = ({ result, positionId }: IpoRecord): boolean =>
  result !== 'notWon' && positionId === null;

/** The next event: the draw, the start or end of the payment period, or the first day of trading. */
export function nextScheduledEvent(exchange: Exchange, record: IpoRecord): ScheduledEvent | undefined {
  if (!mayHaveEvents(record)) return undefined;
  const { drawDate, paymentDeadline, listingDate } = timetableOf(exchange.market, issueOf(exchange, record));
  switch (record.result) {
    case 'awaitingDraw':
      return { at: drawDate, apply: (then) => draw(then, record) };
    case 'won':
      return {
        at: paymentStartOf(exchange.market, record.drawnAt ?? drawDate),
        apply: () => {
          record.result = 'pendingPayment';
        },
      };
    case 'pendingPayment':
      return { at: paymentDeadline, apply: (then) => forfeit(then, record) };
    default:
      return { at: listingDate, apply: (then) => startTrading(then, record) };
  }
}

/** Forfeits the won lots after a missed payment and releases their money. */
function forfeit({ world, now }: Exchange, record: IpoRecord): void {
  const { id, account } = record;
  Object.assign(record, { result: 'notWon', forfeitedAt: now } satisfies Partial<IpoRecord>);
  const lines = transfer(pocketOf(account, 'frozen'), pocketOf(account, 'available'), wonPriceOf(record));
  post(world.ledger, { at: now, reason: 'ipoForfeited', record: id, lines });
}

/** Trading begins. The paid lots become a position that can be sold at once. */
function startTrading(exchange: Exchange, record: IpoRecord): void {
  const { id, account, issuePrice, wonLots } = record;
  const price = wonPriceOf(record);
  const position = grantPosition(exchange, {
    account,
    symbol: issueOf(exchange, record).listing.symbol,
    source: 'competition',
    side: 'long',
    shares: (wonLots ?? 0) * tradeRules.lotSize,
    leverage: 1,
    originalMargin: price,
    purchaseFee: '0',
    lock: { kind: 'none' },
    price: issuePrice,
  });
  record.positionId = position.id;
  const lines = transfer(pocketOf(account, 'invested'), pocketOf(account, 'positionMargin'), price);
  post(exchange.world.ledger, { at: exchange.now, reason: 'ipoListed', record: id, lines });
}
