import type { RequestOf } from '../../../src/api/contract/call';
import type { withdrawSubmit } from '../../../src/api/contract/withdrawals';
import { compare, round } from '../../../src/domain/decimal';
import { withdrawalCreditScore } from '../../../src/domain/rewards/creditScore';
import { AskedAgain } from '../askedAgain';
import { ownCard } from '../cards/cards';
import type { Exchange } from '../exchange';
import { requireVerified } from '../identity/realName';
import { balanceOf, type LedgerAccount, type PostingReason, pocketOf, post, transfer } from '../ledger';
import { lookup } from '../lookup';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import { requireFundPassword } from '../settings/passwordTries';
import { requireAvailable } from '../trade/checks';
import { requireAmount, requireNoOther, requireOpen } from '../transfers/checks';
import type { RejectionCause, WithdrawalRecord } from '../transfers/records';
import { withdrawHours, withdrawLimits } from '../transfers/rules';
import type { Member } from '../world';

type Request = Omit<RequestOf<typeof withdrawSubmit>, 'clientRequestId'>;

/**
 * Requests a withdrawal (specifications 5 and 6). The amount is frozen until it is paid or released. No fee or payment
 * is required (decision 16).
 */
export function submitWithdrawal(exchange: Exchange, member: Member, request: Request): WithdrawalRecord {
  if (member.restrictions.includes('withdrawBanned')) throw new Refusal('withdrawalBanned');
  requireOpen(exchange, withdrawHours, 'outsideWithdrawalTime');
  requireVerified(exchange, member);
  const { id, holder, bankName, type, number } = ownCard(exchange, member, request.cardId);
  if (request.fundPassword === '') throw new Refusal('passwordEmpty');
  requireFundPassword(exchange, member, { typed: request.fundPassword, wrong: 'wrongFundPassword' });
  const { amount } = request;
  requireAmount(amount, withdrawLimits, { below: 'withdrawalMinimum', above: 'withdrawalMaximum' });
  if (member.creditScore < withdrawalCreditScore) throw new Refusal('creditInsufficient');
  if (request.all) requireWholeBalance(exchange, member, amount);
  requireAvailable(exchange, member, amount);
  requireNoOther(exchange, member, 'withdrawals');

  const withdrawal: WithdrawalRecord = {
    ...newNumbers(exchange, 'W'),
    account: member.account,
    amount,
    status: 'pendingReview',
    submittedAt: exchange.now,
    reviewedAt: null,
    finishedAt: null,
    rejection: null,
    card: { id, holder, bankName, type, lastFour: number.slice(-4) },
  };
  setEntry(exchange.world.transfers.withdrawals, withdrawal.id, withdrawal);
  move(exchange, withdrawal, 'withdrawalRequested', ['available', 'frozen']);
  return withdrawal;
}

/** Asks again unless an amount is the whole yen of the available balance. */
function requireWholeBalance(exchange: Exchange, member: Member, amount: string): void {
  if (compare(round(availableOf(exchange, member), 0, 'down'), amount) !== 0) throw new AskedAgain();
}

/** The available balance of a member, in yen. */
export const availableOf = ({ world }: Exchange, { account }: Member): string =>
  balanceOf(world.ledger, pocketOf(account, 'available'));

/** Cancels one of the member's withdrawals that is pending review. */
export function cancelWithdrawal(exchange: Exchange, member: Member, id: string): WithdrawalRecord {
  const withdrawal = ownWithdrawal(exchange, member, id);
  if (withdrawal.status !== 'pendingReview') throw new Refusal('orderNotPending');
  reject(exchange, withdrawal, 'withdrawalCancelled');
  return withdrawal;
}

/** Ends the review of a withdrawal that is still under review. A rejection releases the money at once. */
export function reviewWithdrawal(
  exchange: Exchange,
  withdrawal: WithdrawalRecord,
  verdict: 'pass' | 'reject',
): void {
  if (withdrawal.status !== 'pendingReview') return;
  if (verdict === 'reject') {
    reject(exchange, withdrawal, 'withdrawalUnclear');
  } else {
    withdrawal.status = 'passed';
    withdrawal.reviewedAt = exchange.now;
  }
}

/** Pays a withdrawal that has passed. */
export function payWithdrawal(exchange: Exchange, withdrawal: WithdrawalRecord): void {
  if (withdrawal.status !== 'passed') return;
  withdrawal.status = 'success';
  withdrawal.finishedAt = exchange.now;
  move(exchange, withdrawal, 'withdrawalPaid', ['frozen', 'house:external']);
}

/** One of the member's own withdrawals. */
export function ownWithdrawal({ world }: Exchange, { account }: Member, id: string): WithdrawalRecord {
  const withdrawal = lookup(world.transfers.withdrawals, id);
  if (!withdrawal || withdrawal.account !== account) throw new Refusal('parameterError');
  return withdrawal;
}

function reject(exchange: Exchange, withdrawal: WithdrawalRecord, cause: RejectionCause): void {
  Object.assign(withdrawal, {
    status: 'rejected',
    reviewedAt: exchange.now,
    rejection: cause,
  } satisfies Partial<WithdrawalRecord>);
  move(exchange, withdrawal, 'withdrawalReturned', ['frozen', 'available']);
}

type Place = 'available' | 'frozen' | 'house:external';

function move(
  { world, now }: Exchange,
  { id, account, amount }: WithdrawalRecord,
  reason: PostingReason,
  [from, to]: [Place, Place],
): void {
  const accountOf = (place: Place): LedgerAccount =>
    place === 'house:external' ? place : pocketOf(account, place);
  post(world.ledger, {
    at: now,
    reason,
    record: id,
    lines: transfer(accountOf(from), accountOf(to), amount),
  });
}
