import type { Exchange } from '../exchange';
import { lookup } from '../lookup';
import { issueOf } from './applicationsOf';
import { allot } from './draw';
import { timetableOf } from './timetable';

const minute = 60_000;

/**
 * Draws an application with a given result instead of the lottery's: all lots, or none. For scenarios, stories and
 * tests. Call it in the last minute before the scheduled draw; the result takes effect at the time of the draw.
 */
export function drawWithResult(exchange: Exchange, id: string, end: 'won' | 'notWon'): void {
  const record = lookup(exchange.world.ipo.records, id);
  if (record?.result !== 'awaitingDraw') throw new Error('the application does not await a draw');
  const { drawDate } = timetableOf(exchange.market, issueOf(exchange, record));
  if (exchange.now < drawDate - minute) throw new Error('the draw is not due yet');
  allot({ ...exchange, now: drawDate }, record, end === 'won' ? record.lots : 0);
}
