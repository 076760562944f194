import { bookDeposit, reviewDeposit, submitDeposit } from '../deposits/deposits';
import type { Exchange } from '../exchange';
import { prepareForWithdrawal, uploadSample } from '../identity/seed';
import { fundPasswordOf } from '../settings/passwords';
import { payWithdrawal, reviewWithdrawal, submitWithdrawal } from '../withdrawals/withdrawals';
import type { Member } from '../world';
import type { DepositRecord, WithdrawalRecord } from './records';

/*
 * Deposits and withdrawals in each state, one function each, for scenarios, stories and tests. They call the same
 * functions as the API calls, so the opening hours apply: weekdays, 09:30–18:00 for both.
 */

/** Submits a deposit with a proof; it is pending review. */
export function requestDeposit(
  exchange: Exchange,
  member: Member,
  amount = '300000',
  channelId = 'asagiri',
): DepositRecord {
  const proofUpload = uploadSample(exchange, member, 'depositProof').id;
  return submitDeposit(exchange, member, { channelId, amount, proofUpload, channelPassword: '' });
}

/** A deposit that has passed its review and will be booked a minute later. */
export function passDeposit(exchange: Exchange, member: Member, amount?: string): DepositRecord {
  const deposit = requestDeposit(exchange, member, amount);
  reviewDeposit(exchange, deposit, 'pass');
  return deposit;
}

/** A booked deposit. */
export function completeDeposit(exchange: Exchange, member: Member, amount?: string): DepositRecord {
  const deposit = passDeposit(exchange, member, amount);
  bookDeposit(exchange, deposit);
  return deposit;
}

/** A rejected deposit. */
export function rejectDeposit(exchange: Exchange, member: Member, amount?: string): DepositRecord {
  const deposit = requestDeposit(exchange, member, amount);
  reviewDeposit(exchange, deposit, 'reject');
  return deposit;
}

/** Requests a withdrawal; it is pending review. Adds whatever is missing for it: see `prepareForWithdrawal`. */
export function requestWithdrawal(exchange: Exchange, member: Member, amount = '200000'): WithdrawalRecord {
  const { id: cardId } = prepareForWithdrawal(exchange, member);
  const fundPassword = fundPasswordOf(exchange, member) ?? '';
  return submitWithdrawal(exchange, member, { cardId, amount, fundPassword });
}

/** A withdrawal that has passed its review and will be paid ten minutes later. */
export function passWithdrawal(exchange: Exchange, member: Member, amount?: string): WithdrawalRecord {
  const withdrawal = requestWithdrawal(exchange, member, amount);
  reviewWithdrawal(exchange, withdrawal, 'pass');
  return withdrawal;
}

/** A paid withdrawal. */
export function completeWithdrawal(exchange: Exchange, member: Member, amount?: string): WithdrawalRecord {
  const withdrawal = passWithdrawal(exchange, member, amount);
  payWithdrawal(exchange, withdrawal);
  return withdrawal;
}

/** A rejected withdrawal; its money is available again. */
export function rejectWithdrawal(exchange: Exchange, member: Member, amount?: string): WithdrawalRecord {
  const withdrawal = requestWithdrawal(exchange, member, amount);
  reviewWithdrawal(exchange, withdrawal, 'reject');
  return withdrawal;
}
