import { session } from '../src/api/contract/market';
import { exchangeDate, exchangeMidnight } from '../src/domain/market/tradingSession';
import { renewSessions } from './members';
import { NotTried, type Run } from './run';

const minute = 60_000;
const hour = 60 * minute;

/** Moves the server's clock forward. Returns its time, epoch ms. */
export async function advance(run: Run, minutes: number): Promise<number> {
  const { adapter, client } = run;
  if (!adapter.advance) throw new NotTried('it needs a later time, and no adapter moves the clock');
  await adapter.advance(Math.max(1, Math.ceil(minutes)));
  await renewSessions(run);
  await client.send(session, {}, run.main);
  return client.now();
}

/** Moves the clock to a time of the day at the exchange, `HH:MM`: today's, or else the next day's. */
export async function advanceTo(run: Run, time: string): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const now = run.client.now();
  const at = exchangeMidnight(exchangeDate(now)) + hours * hour + minutes * minute;
  await advance(run, ((at > now ? at : at + 24 * hour) - now) / minute);
}

const timeOfDay = (moment: number) =>
  new Date(moment - exchangeMidnight(exchangeDate(moment))).toISOString().slice(11, 16);

/** From the first to the last time of a day at which all channels are open; some close before the market. */
const first = '09:30';
const last = '13:45';

/** Moves the clock into a session in which all channels are open. Without an adapter the time stays as it is. */
export async function openMarket(run: Run): Promise<void> {
  if (!run.adapter.advance) return;
  for (let step = 0; step < 8; step++) {
    const { body } = await run.client.send(session, {}, run.main);
    const { open, changesAt } = Object(body?.data) as { open?: boolean; changesAt?: string };
    const now = run.client.now();
    const time = timeOfDay(now);
    if (open && time >= first && time <= last) return;
    if (time < first && (open || time >= '09:00')) await advanceTo(run, first);
    else if (time > last) await advanceTo(run, first);
    else await advance(run, (Date.parse(String(changesAt)) - now) / minute);
  }
}
