import { type Currency, currencies } from '../../../src/domain/currencyExchange/currencyExchangeVocabulary';
import { add, isZero, subtract } from '../../../src/domain/decimal';
import type { FundRecordStatus } from '../../../src/domain/fundRecords/fundRecordsVocabulary';
import {
  balanceOf,
  type Ledger,
  type LedgerAccount,
  type LedgerEntry,
  type PostingReason,
  pocketOf,
} from '../ledger';
import { FrozenMoneyTracker } from './frozenMoneyTracker';

/** A change of a member's available balance in one currency. */
export interface BalanceChange {
  /** Index of the entry in the ledger. */
  index: number;
  entry: LedgerEntry;
  currency: Currency;
  /** Signed. */
  amount: string;
  balanceAfter: string;
  status: FundRecordStatus;
}

/** Entries of a fill. */
const fills: ReadonlySet<PostingReason> = new Set(['orderFilled', 'dayTradeReleased']);

/**
 * All changes of a member's available balances, latest first, computed backwards from the current balances. The
 * generator scans only as far as the caller reads, so the first pages are fast for any length of the ledger.
 */
export function* changesOf(ledger: Ledger, account: string): Generator<BalanceChange> {
  const available = pocketOf(account, 'available');
  const frozen = pocketOf(account, 'frozen');
  const pockets = pocketsOf(account);
  const balances = new Map<LedgerAccount, string>();
  const holds = new FrozenMoneyTracker();
  for (let index = ledger.entries.length - 1; index >= 0; index -= 1) {
    const entry = ledger.entries[index];
    const own = entry?.lines.filter((line) => pockets.has(line.account) || line.account === frozen) ?? [];
    if (!entry || own.length === 0) continue;
    const changed = new Map<LedgerAccount, string>();
    for (const line of own) changed.set(line.account, add(changed.get(line.account) ?? '0', line.amount));
    const status = holds.statusOf(entry.record, {
      frozen: changed.get(frozen) ?? '0',
      // Money released by a fill is spent at once, possibly by a separate entry, so it does not count as returned.
      returned: fills.has(entry.reason) ? '0' : (changed.get(available) ?? '0'),
    });
    for (const [pocket, amount] of changed) {
      const currency = pockets.get(pocket);
      if (!currency || isZero(amount)) continue;
      const balanceAfter = balances.get(pocket) ?? balanceOf(ledger, pocket);
      balances.set(pocket, subtract(balanceAfter, amount));
      yield { index, entry, currency, amount, balanceAfter, status };
    }
  }
}

/** The accounts of the available balances: one of yen, and one for each other currency. */
function pocketsOf(account: string): Map<LedgerAccount, Currency> {
  return new Map(
    currencies.map((currency) => [pocketOf(account, currency === 'JPY' ? 'available' : currency), currency]),
  );
}
