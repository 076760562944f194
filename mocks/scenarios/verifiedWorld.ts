import {
  addSampleCard,
  rejectRealName,
  setSampleFundPassword,
  submitSampleRealName,
  verifyImmediately,
} from '../exchange/identity/seed';
import { openExchange } from '../exchange/openExchange';
import {
  passDeposit,
  passWithdrawal,
  rejectDeposit,
  rejectWithdrawal,
  requestDeposit,
  requestWithdrawal,
} from '../exchange/transfers/seed';
import { cancelWithdrawal } from '../exchange/withdrawals/withdrawals';
import { newWorld, type World } from '../exchange/world';
import { at, seed, storyNow } from './clock';
import { fillWatchlist, fundedMember } from './demoWorld';
import { on, runTimedActions } from './timedActions';

const friday = '2026-11-20';

/**
 * A member who has passed the real-name check (on the second attempt), with a fund password and two cards. Deposits and
 * withdrawals have been paid and rejected, and one of each has passed its review and is about to be paid. None is under
 * review, so the next one can be submitted.
 */
export function verifiedWorld(): World {
  const world = newWorld(seed, at('2026-11-09', '09:00'));
  const first = openExchange(world, at('2026-11-09', '09:00'));
  const member = fundedMember(first);
  fillWatchlist(first, member);
  runTimedActions(world, [
    on('2026-11-09', '09:45', (exchange) => rejectRealName(exchange, member)),
    on('2026-11-09', '10:30', (exchange) => verifyImmediately(exchange, member)),
    on('2026-11-09', '10:41', (exchange) => setSampleFundPassword(exchange, member)),
    on('2026-11-09', '10:44', (exchange) => addSampleCard(exchange, member)),
    on('2026-11-12', '19:10', (exchange) => addSampleCard(exchange, member, 'TW')),
    on('2026-11-10', '10:05', (exchange) => requestDeposit(exchange, member, '500000')),
    on('2026-11-12', '15:20', (exchange) => rejectDeposit(exchange, member, '80000')),
    on('2026-11-16', '11:00', (exchange) => requestWithdrawal(exchange, member, '300000')),
    on('2026-11-17', '14:30', (exchange) => rejectWithdrawal(exchange, member, '1250000')),
    on('2026-11-18', '09:31', (exchange) => {
      const { id } = requestWithdrawal(exchange, member, '40000');
      cancelWithdrawal(exchange, member, id);
    }),
    on(friday, '10:08', (exchange) => passWithdrawal(exchange, member, '120000')),
    { at: storyNow - 30_000, act: (exchange) => passDeposit(exchange, member, '250000') },
  ]);
  openExchange(world, storyNow);
  return world;
}

/** A member with a real-name check and a deposit under review. */
export function underReviewWorld(): World {
  const world = newWorld(seed, at(friday, '10:00'));
  const member = fundedMember(openExchange(world, at(friday, '10:00')));
  runTimedActions(world, [
    on(friday, '10:13', (exchange) => requestDeposit(exchange, member)),
    on(friday, '10:14', (exchange) => submitSampleRealName(exchange, member)),
  ]);
  openExchange(world, storyNow);
  return world;
}
