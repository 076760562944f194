import { repayPart, takeLoan, takeRejectedLoan } from '../exchange/loans/seed';
import { openExchange } from '../exchange/openExchange';
import { signInToday } from '../exchange/rewards/signIn';
import { type Member, newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { fundedMember } from './demoWorld';
import { on, runTimedActions, type TimedAction } from './timedActions';

const day = 86_400_000;

/**
 * A member with a partly repaid loan. An earlier loan was rejected, and another was repaid late, which reduced the
 * credit score. Daily sign-ins have restored it since.
 */
export function debtorWorld(): World {
  const world = newWorld(seed, at('2026-10-05', '09:00'));
  const member = fundedMember(openExchange(world, at('2026-10-05', '09:00')), '800000');
  runTimedActions(world, [
    on('2026-10-06', '10:00', (exchange) => takeRejectedLoan(exchange, member)),
    on('2026-10-13', '10:00', (exchange) => takeLoan(exchange, member, { amount: '100000', days: 7 })),
    // Due on the 20th.
    on('2026-10-28', '13:00', (exchange) => repayPart(exchange, member, 100)),
    ...signIns(member, at('2026-10-21', '08:10'), 20),
    on('2026-11-10', '10:00', (exchange) => takeLoan(exchange, member, { amount: '300000', days: 30 })),
    on('2026-11-13', '12:10', (exchange) => repayPart(exchange, member, 25)),
    on('2026-11-18', '18:40', (exchange) => repayPart(exchange, member, 20)),
  ]);
  openExchange(world, storyNow);
  return world;
}

function signIns(member: Member, first: number, days: number): TimedAction[] {
  return Array.from({ length: days }, (_, count) => ({
    at: first + count * day,
    act: (exchange) => signInToday(exchange, member),
  }));
}
