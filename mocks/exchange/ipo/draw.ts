import { subtract } from '../../../src/domain/decimal';
import type { ReviewDesk } from '../area';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { lookup } from '../lookup';
import { issueOf } from './applicationsOf';
import { drawnLots } from './lottery';
import { subscriptionPriceOf, wonPriceOf } from './prices';
import type { IpoRecord } from './records';
import { timetableOf } from './timetable';

/** The draw as it comes by itself. */
export function draw(exchange: Exchange, record: IpoRecord): void {
  const { account, lots } = record;
  allot(exchange, record, drawnLots(exchange.market, issueOf(exchange, record), account, lots));
}

/** Where the back office draws at once: all that was applied for is won, or nothing. */
export const ipoDesk: ReviewDesk = {
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
  decide: (exchange, id, verdict) => {
    const record = lookup(exchange.world.ipo.records, id);
    if (record?.result === 'awaitingDraw') allot(exchange, record, verdict === 'pass' ? record.lots : 0);
  },
};

/** What was won stays frozen until it is paid, the rest comes back. */
function allot({ world, now }: Exchange, record: IpoRecord, wonLots: number): void {
  Object.assign(record, {
    result: wonLots > 0 ? 'won' : 'notWon',
    wonLots,
    drawnAt: now,
  } satisfies Partial<IpoRecord>);
  const { id, account } = record;
  const rest = subtract(subscriptionPriceOf(record), wonPriceOf(record));
  if (rest === '0') return;
  const lines = transfer(pocketOf(account, 'frozen'), pocketOf(account, 'available'), rest);
  post(world.ledger, { at: now, reason: 'ipoNotWon', record: id, lines });
}
