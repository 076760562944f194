import type { RequestOf } from '../../../src/api/contract/call';
import type { buyLockUp as buyCall } from '../../../src/api/contract/lockUp';
import { compare, isWhole } from '../../../src/domain/decimal';
import { lockUpTerm } from '../../../src/domain/lockUp/lockUpTerm';
import type { Exchange } from '../exchange';
import { pocketOf, post, transfer } from '../ledger';
import { newNumbers } from '../numbers';
import { Refusal } from '../refusal';
import { setEntry } from '../setEntry';
import { requireAvailable } from '../trade/checks';
import type { Member } from '../world';
import { remainingCapacity } from './capacity';
import { productOf } from './products';
import type { LockUpRecord } from './records';

type Purchase = Omit<RequestOf<typeof buyCall>, 'clientRequestId'>;

/** Buys a product. The money is invested until it is unlocked. */
export function buyLockUp(exchange: Exchange, member: Member, { productId, amount }: Purchase): LockUpRecord {
  const { world, now } = exchange;
  if (member.restrictions.includes('tradeBanned')) throw new Refusal('tradingBanned');
  const product = productOf(productId);
  if (!isWhole(amount)) throw new Refusal('parameterError');
  const minimum = String(product.minimumPurchase);
  if (compare(amount, minimum) < 0) throw new Refusal('minimumBuyAmount', { n: minimum });
  const left = remainingCapacity(exchange, product);
  if (compare(amount, left) > 0) throw new Refusal('aboveMaximum', { n: left });
  requireAvailable(exchange, member, amount);

  const { account } = member;
  const record: LockUpRecord = {
    ...newNumbers(exchange, 'L'),
    account,
    productId,
    status: 'inProgress',
    principal: amount,
    boughtAt: now,
    unlockAt: lockUpTerm(now, product.lockUpDays).unlockAt,
    endedAt: null,
    payout: null,
  };
  setEntry(world.lockUp.records, record.id, record);
  const lines = transfer(pocketOf(account, 'available'), pocketOf(account, 'invested'), amount);
  post(world.ledger, { at: now, reason: 'lockUpBought', record: record.id, lines });
  return record;
}
