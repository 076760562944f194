import type { Call } from '../../src/api/contract/call';
import { advanceTo, openMarket } from '../clock';
import { goodRequest } from '../goodRequest';
import { liveTrial } from '../liveTrial';
import { refusalsOf } from '../refusals/all';
import { lateTimes, type RefusalCase, type Scene } from '../refusals/refusalCase';
import { NotTried, type Run } from '../run';
import { checkRefusals } from './refusals';

/** A good request that is refused later. */
interface Kept {
  call: Call;
  good: object;
}

const busy: RefusalCase = {
  what: 'a request while the books are closed',
  key: 'systemBusy',
  change: {},
  number: undefined,
};

/** Provokes the refusals of closed channels, and of the time when the books are closed. */
export async function checkLateRefusals(run: Run, calls: readonly Call[]): Promise<void> {
  const late = calls.filter((call) => call.movesMoney || Object.keys(refusalsOf(call).late).length > 0);
  if (late.length === 0 || !run.adapter.advance) return;
  // The last calls move the clock by days.
  const kept = await keep(run, late.reverse());
  for (const time of lateTimes) {
    const closed = kept.filter(({ call }) => refusalsOf(call).late[time]);
    if (closed.length > 0) await advanceTo(run, time);
    for (const one of closed) await provoke(run, one, refusalsOf(one.call).late[time] ?? []);
  }
  await provokeBusy(
    run,
    kept.filter(({ call }) => call.movesMoney),
  );
}

/** The books are closed for five minutes, and keeping within the rate moves the clock by minutes. */
const busyMs = 2 * 60_000;

/** Provokes the refusals of the time when the books are closed: in several nights if one is too short. */
async function provokeBusy(run: Run, kept: readonly Kept[]): Promise<void> {
  const { maintenanceAt } = run.adapter;
  if (maintenanceAt === undefined) return;
  let until = 0;
  for (const one of kept) {
    if (run.client.now() >= until) {
      await advanceTo(run, maintenanceAt);
      until = run.client.now() + busyMs;
    }
    await provoke(run, one, [busy]);
  }
}

/** Prepares a good request for each call. Those that cannot be prepared are left out. */
async function keep(run: Run, calls: readonly Call[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const call of calls) {
    try {
      await openMarket(run);
      kept.push({ call, good: await goodRequest(run, call, run.main) });
    } catch (cause) {
      if (!(cause instanceof NotTried)) throw cause;
      run.report.notTried(call.path, 'refusals of closed channels', cause.message);
    }
  }
  return kept;
}

async function provoke(run: Run, { call, good }: Kept, cases: readonly RefusalCase[]): Promise<void> {
  const scene = { trial: liveTrial(run, run.main), good, done: {} } as unknown as Scene;
  await checkRefusals(run, call, cases, { scene, member: run.main });
}
