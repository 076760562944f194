import type { HoldKind } from '../../../src/domain/account/accountVocabulary';
import { add, compare, isZero } from '../../../src/domain/decimal';
import type { Exchange } from '../exchange';
import { balanceOf, pocketOf } from '../ledger';
import { lookup } from '../lookup';
import type { Member } from '../world';

interface Hold {
  kind: HoldKind;
  amount: string;
  count: number;
}

/** Kinds by the letters that a record's id begins with. */
const frozenKinds: Record<string, HoldKind> = {
  P: 'order',
  J: 'dayTrade',
  A: 'ipo',
  B: 'blockTrade',
  V: 'valueStock',
  R: 'buyback',
  W: 'withdrawal',
  E: 'currencyExchange',
  C: 'copyTrade',
  L: 'lockUp',
};

/** A position moves invested money only for copy trades. */
const investedKinds: Record<string, HoldKind> = { ...frozenKinds, P: 'copyTrade' };

/** The records that hold a member's frozen or invested money, largest amount first. They add up to the balance. */
export function holdsOf(exchange: Exchange, { account }: Member, pocket: 'frozen' | 'invested'): Hold[] {
  const held = pocketOf(account, pocket);
  if (isZero(balanceOf(exchange.world.ledger, held))) return [];
  const kinds = pocket === 'frozen' ? frozenKinds : investedKinds;
  const holds = new Map<HoldKind, Hold>();
  for (const [record, amount] of heldByRecord(exchange, held)) {
    if (isZero(amount)) continue;
    const prefix = record.replace(/\d+$/, '');
    const kind = lookup(kinds, prefix) ?? 'other';
    const before = holds.get(kind) ?? { kind, amount: '0', count: 0 };
    const counts = pocket === 'frozen' || (prefix !== 'P' && !isOver(exchange, record));
    holds.set(kind, { kind, amount: add(before.amount, amount), count: before.count + (counts ? 1 : 0) });
  }
  return [...holds.values()]
    .filter(({ amount }) => !isZero(amount))
    .sort((one, other) => compare(other.amount, one.amount));
}

/**
 * A copy trade that has ended released more or less than was invested. The difference was moved by its follow orders,
 * which are separate records. Together they hold nothing.
 */
const isOver = ({ world }: Exchange, record: string): boolean =>
  lookup(world.copyTrading.records, record)?.status === 'ended';

/** Net amount that each record has moved into an account. */
function heldByRecord({ world }: Exchange, account: string): Map<string, string> {
  const held = new Map<string, string>();
  for (const { record, lines } of world.ledger.entries)
    for (const line of lines)
      if (line.account === account) held.set(record ?? '', add(held.get(record ?? '') ?? '0', line.amount));
  return held;
}
