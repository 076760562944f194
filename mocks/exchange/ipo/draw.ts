import { subtract } from '../../../src/domain/decimal';
import type { WaitingList } from '../area';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { issueOf } from './applicationsOf';
import { drawnLots } from './lottery';
import { subscriptionPriceOf, wonPriceOf } from './prices';
import type { IpoRecord } from './records';
import { timetableOf } from './timetable';

/** The scheduled draw. */
export function draw(exchange: Exchange, record: IpoRecord): void {
  const { account, lots } = record;
  allot(exchange, record, drawnLots(exchange.market, issueOf(exchange, record), account, lots));
}

/** Applications that wait for their draw. They cannot be decided earlier. */
export const ipoDraws: WaitingList = {
  kind: 'ipoDraw',
  waiting: (exchange) =>
    Object.values(exchange.world.ipo.records)
      .filter(({ result }) => result === 'awaitingDraw')
      .map((record) => ({
        id: record.id,
        account: record.account,
        submittedAt: record.appliedAt,
        dueAt: timetableOf(exchange.market, issueOf(exchange, record)).drawDate,
        amount: subscriptionPriceOf(record),
      })),
};

/** Money of won lots stays frozen until the payment; the rest is released. */
export function allot({ world, now }: Exchange, record: IpoRecord, wonLots: number): void {
  Object.assign(record, {
    result: wonLots > 0 ? 'won' : 'notWon',
    wonLots,
    drawnAt: now,
  } satisfies Partial<IpoRecord>);
  const { id, account } = record;
  const rest = subtract(subscriptionPriceOf(record), wonPriceOf(record));
  if (rest === '0') return;
  const lines = transfer(pocketOf(account, 'frozen'), pocketOf(account, 'available'), rest);
  const reason = wonLots > 0 ? 'ipoPartNotWon' : 'ipoNotWon';
  post(world.ledger, { at: now, reason, record: id, lines });
}
