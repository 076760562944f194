import type { RequestOf } from '../../../src/api/contract/call';
import type { depositSubmit } from '../../../src/api/contract/deposits';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import { requireAmount, requireNoOther, requireOpen } from '../transfers/checks';
import type { DepositRecord } from '../transfers/records';
import { depositHours } from '../transfers/rules';
import { usableUpload } from '../uploads/uploads';
import type { Member } from '../world';
import { type DepositChannelRecord, findChannel } from './channels';

type Request = Omit<RequestOf<typeof depositSubmit>, 'clientRequestId'>;

/** Submits a deposit with its proof (specification 5). No money moves before the review. */
export function submitDeposit(exchange: Exchange, member: Member, request: Request): DepositRecord {
  const channel = openChannel(exchange, request.channelId);
  const { amount } = request;
  requireAmount(amount, channel, { below: 'depositMinimum', above: 'depositMaximum' });
  if (channel.password !== null && request.channelPassword !== channel.password)
    throw new Refusal('wrongChannelPassword');
  if (request.proofUpload === '') throw new Refusal('depositProofMissing');
  const proof = { id: request.proofUpload, kind: 'depositProof' } as const;
  const upload = usableUpload(exchange, member, proof, 'depositProofMissing');
  requireNoOther(exchange, member, 'deposits');

  const deposit: DepositRecord = {
    ...newNumbers(exchange, 'T'),
    account: member.account,
    amount,
    status: 'pendingReview',
    submittedAt: exchange.now,
    reviewedAt: null,
    finishedAt: null,
    rejection: null,
    channelId: channel.id,
    proof: { contentType: upload.contentType, size: upload.size },
  };
  upload.usedFor = deposit.id;
  setEntry(exchange.world.transfers.deposits, deposit.id, deposit);
  return deposit;
}

/** Ends the review of a deposit that is still under review. */
export function reviewDeposit({ now }: Exchange, deposit: DepositRecord, verdict: 'pass' | 'reject'): void {
  if (deposit.status !== 'pendingReview') return;
  deposit.status = verdict === 'pass' ? 'passed' : 'rejected';
  deposit.reviewedAt = now;
  if (verdict === 'reject') deposit.rejection = 'depositUnclear';
}

/** Books a passed deposit: the money becomes available. */
export function bookDeposit({ world, now }: Exchange, deposit: DepositRecord): void {
  if (deposit.status !== 'passed') return;
  deposit.status = 'success';
  deposit.finishedAt = now;
  const { id, account, amount } = deposit;
  const lines = transfer('house:external', pocketOf(account, 'available'), amount);
  post(world.ledger, { at: now, reason: 'deposit', record: id, lines });
}

function openChannel(exchange: Exchange, id: string): DepositChannelRecord {
  const channel = findChannel(id);
  if (!channel) throw new Refusal('parameterError');
  if (channel.kind === 'customerService') throw new Refusal('contactServiceForDeposit');
  requireOpen(exchange, depositHours, 'outsideDepositTime');
  requireOpen(exchange, channel.hours, 'outsideFundsTime');
  return channel;
}
