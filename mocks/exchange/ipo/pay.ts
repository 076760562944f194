import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { Refusal } from '../refusal';
import type { Member } from '../world';
import { ownApplication } from './applicationsOf';
import { requireOpenChannel } from './channel';
import { wonPriceOf } from './prices';
import type { IpoRecord } from './records';

/** Pays for the won lots with the frozen money. It is invested until trading begins. */
export function payForIpo(exchange: Exchange, member: Member, id: string): IpoRecord {
  const record = ownApplication(exchange, member, id);
  // The payment channel is closed before the payment period and after it.
  if (record.result === 'won' || record.forfeitedAt !== null) throw new Refusal('newShareChannelClosed');
  if (record.result !== 'pendingPayment') throw new Refusal('parameterError');
  requireOpenChannel(exchange);
  Object.assign(record, { result: 'paymentCompleted', paidAt: exchange.now } satisfies Partial<IpoRecord>);
  const lines = transfer(
    pocketOf(member.account, 'frozen'),
    pocketOf(member.account, 'invested'),
    wonPriceOf(record),
  );
  post(exchange.world.ledger, { at: exchange.now, reason: 'ipoPaid', record: id, lines });
  return record;
}
