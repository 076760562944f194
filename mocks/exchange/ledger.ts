import Big from 'big.js';
import {
  type ForeignCurrency,
  foreignCurrencies,
} from '../../src/domain/currencyExchange/currencyExchangeVocabulary';
import type { FundRecordType } from '../../src/domain/fundRecords/fundRecordTypes';
import { lookup } from './lookup';
import { setEntry } from './setEntry';

/**
 * Balances of a member in yen. `invested` holds the principal of copy trades and lock-up products, and paid new shares.
 */
export type Pocket = 'available' | 'frozen' | 'positionMargin' | 'invested';
/**
 * Accounts of the house, the other side of every movement: collected fees, the market (profit and loss), the world
 * outside (deposits and withdrawals), issuers of shares and products, the lender, and rewards.
 */
type House = 'fees' | 'marketCounterparty' | 'external' | 'issuers' | 'lender' | 'rewards';
/** The currency is yen unless the account ends with another currency. */
export type LedgerAccount =
  | `${string}:${Pocket | ForeignCurrency}`
  | `house:${House}`
  | `house:exchange:${'JPY' | ForeignCurrency}`;

/** Why an entry was posted. Fund records show it as their type. */
export type PostingReason = FundRecordType;

export interface LedgerLine {
  account: LedgerAccount;
  /** Signed decimal string, in the currency of the account. */
  amount: string;
}

export interface LedgerEntry {
  at: number;
  reason: PostingReason;
  /** Id of the record that moved the money: a position, an application, a transfer… */
  record: string | null;
  lines: LedgerLine[];
}

export interface Ledger {
  entries: LedgerEntry[];
  /** Sums of the lines, stored so that reading a balance does not scan all entries. */
  balances: Record<string, string>;
}

export const newLedger = (): Ledger => ({ entries: [], balances: {} });

/** A member's account in the ledger: a pocket of yen, or a foreign currency. */
export const pocketOf = (member: string, pocket: Pocket | ForeignCurrency): LedgerAccount =>
  `${member}:${pocket}`;

/** Balance of an account, in its currency. */
export function balanceOf(ledger: Ledger, account: LedgerAccount): string {
  return lookup(ledger.balances, account) ?? '0';
}

/** Currency of an account. */
export function currencyOf(account: LedgerAccount): 'JPY' | ForeignCurrency {
  const end = account.slice(account.lastIndexOf(':') + 1);
  return foreignCurrencies.find((currency) => currency === end) ?? 'JPY';
}

/**
 * Books an entry.
 *
 * @throws if the lines don't add up to zero in each currency, or a member's balance would fall below zero. Both are
 * errors of the exchange's own rules; a member cannot cause them.
 */
export function post(ledger: Ledger, entry: LedgerEntry): void {
  const lines = entry.lines.filter((line) => !new Big(line.amount).eq(0));
  for (const currency of new Set(lines.map(({ account }) => currencyOf(account)))) {
    const own = lines.filter(({ account }) => currencyOf(account) === currency);
    if (!sum(own.map(({ amount }) => amount)).eq(0)) throw new Error(`unbalanced entry: ${entry.reason}`);
  }
  const changed = new Map<LedgerAccount, string>();
  for (const { account, amount } of lines) {
    const before = changed.get(account) ?? balanceOf(ledger, account);
    changed.set(account, new Big(before).plus(amount).toFixed());
  }
  for (const [account, balance] of changed)
    if (!account.startsWith('house:') && new Big(balance).lt(0))
      throw new Error(`overdrawn by ${entry.reason}: ${account}`);
  for (const [account, balance] of changed) setEntry(ledger.balances, account, balance);
  ledger.entries.push({ ...entry, lines });
}

/** Moves one amount from one account to another of the same currency. */
export function transfer(from: LedgerAccount, to: LedgerAccount, amount: string): LedgerLine[] {
  return [
    { account: from, amount: new Big(amount).times(-1).toFixed() },
    { account: to, amount },
  ];
}

const sum = (amounts: string[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0));
