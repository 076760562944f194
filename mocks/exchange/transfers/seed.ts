import type { Exchange } from '../exchange';
import { fundPasswordOf } from '../identity/passwords';
import { prepareForWithdrawal, uploadSample } from '../identity/seed';
import type { Member } from '../world';
import { bookDeposit, reviewDeposit, submitDeposit } from './deposits';
import type { DepositRecord, WithdrawalRecord } from './records';
import { payWithdrawal, reviewWithdrawal, submitWithdrawal } from './withdrawals';

/*
 * Deposits and withdrawals in each of their states, in one step each: for scenarios, stories and tests. All of it
 * happens through the same functions that the calls use, so their hours hold: on weekdays, 09:30–18:00 for both.
 */

/** Hands in a deposit with a proof, pending review. */
export function requestDeposit(
  exchange: Exchange,
  member: Member,
  amount = '300000',
  channelId = 'asagiri',
): DepositRecord {
  const proofUpload = uploadSample(exchange, member, 'depositProof').id;
  return submitDeposit(exchange, member, { channelId, amount, proofUpload, channelPassword: '' });
}

/** A deposit that has passed its review and is booked a minute later. */
export function passDeposit(exchange: Exchange, member: Member, amount?: string): DepositRecord {
  const deposit = requestDeposit(exchange, member, amount);
  reviewDeposit(exchange, deposit, 'pass');
  return deposit;
}

/** A deposit that is booked. */
export function completeDeposit(exchange: Exchange, member: Member, amount?: string): DepositRecord {
  const deposit = passDeposit(exchange, member, amount);
  bookDeposit(exchange, deposit);
  return deposit;
}

/** A deposit that was rejected. */
export function rejectDeposit(exchange: Exchange, member: Member, amount?: string): DepositRecord {
  const deposit = requestDeposit(exchange, member, amount);
  reviewDeposit(exchange, deposit, 'reject');
  return deposit;
}

/** Asks for a withdrawal, pending review. What a member lacks for it is done before: see `readyToWithdraw`. */
export function requestWithdrawal(exchange: Exchange, member: Member, amount = '200000'): WithdrawalRecord {
  const { id: cardId } = prepareForWithdrawal(exchange, member);
  const fundPassword = fundPasswordOf(exchange, member) ?? '';
  return submitWithdrawal(exchange, member, { cardId, amount, fundPassword });
}

/** A withdrawal that has passed its review and is paid ten minutes later. */
export function passWithdrawal(exchange: Exchange, member: Member, amount?: string): WithdrawalRecord {
  const withdrawal = requestWithdrawal(exchange, member, amount);
  reviewWithdrawal(exchange, withdrawal, 'pass');
  return withdrawal;
}

/** A withdrawal that is paid. */
export function completeWithdrawal(exchange: Exchange, member: Member, amount?: string): WithdrawalRecord {
  const withdrawal = passWithdrawal(exchange, member, amount);
  payWithdrawal(exchange, withdrawal);
  return withdrawal;
}

/** A withdrawal that was rejected; its money is available again. */
export function rejectWithdrawal(exchange: Exchange, member: Member, amount?: string): WithdrawalRecord {
  const withdrawal = requestWithdrawal(exchange, member, amount);
  reviewWithdrawal(exchange, withdrawal, 'reject');
  return withdrawal;
}
