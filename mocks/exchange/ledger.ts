import Big from 'big.js';

/** Where a member's yen can be. */
export type Pocket = 'available' | 'frozen' | 'positionMargin';
/** The other side of every movement: fees earned, the market that wins what members lose, the world outside. */
type House = 'fees' | 'marketCounterparty' | 'external';
export type LedgerAccount = `${string}:${Pocket}` | `house:${House}`;

export type Reason =
  | 'deposit'
  | 'orderPlaced'
  | 'orderFilled'
  | 'orderCancelled'
  | 'orderExpired'
  | 'marginAdded'
  | 'positionClosed'
  | 'positionLiquidated';

export interface LedgerLine {
  account: LedgerAccount;
  /** Signed decimal string in yen. */
  amount: string;
}

export interface LedgerEntry {
  at: number;
  reason: Reason;
  /** Position the movement belongs to. */
  positionId: string | null;
  lines: LedgerLine[];
}

export interface Ledger {
  entries: LedgerEntry[];
  /** Sums of the lines, kept so that no balance needs a walk over all entries. */
  balances: Record<string, string>;
}

export const newLedger = (): Ledger => ({ entries: [], balances: {} });

/** A member's account in the ledger. */
export const pocketOf = (member: string, pocket: Pocket): LedgerAccount => `${member}:${pocket}`;

/** Balance of an account in yen. */
export function balanceOf(ledger: Ledger, account: LedgerAccount): string {
  return ledger.balances[account] ?? '0';
}

/**
 * Books a movement. It throws when the lines don't add up to zero or a member's balance would fall below zero: both
 * are mistakes in the exchange's own rules, never something a member can cause.
 */
export function post(ledger: Ledger, entry: LedgerEntry): void {
  const lines = entry.lines.filter((line) => !new Big(line.amount).eq(0));
  if (!sum(lines.map((line) => line.amount)).eq(0)) throw new Error(`unbalanced entry: ${entry.reason}`);
  const balances = { ...ledger.balances };
  for (const { account, amount } of lines) {
    balances[account] = new Big(balances[account] ?? '0').plus(amount).toFixed();
  }
  const overdrawn = lines.find(
    ({ account }) => !account.startsWith('house:') && new Big(balances[account] ?? '0').lt(0),
  );
  if (overdrawn) throw new Error(`overdrawn by ${entry.reason}: ${overdrawn.account}`);
  ledger.balances = balances;
  ledger.entries.push({ ...entry, lines });
}

/** Moves one amount from one account to another. */
export function transfer(from: LedgerAccount, to: LedgerAccount, amount: string): LedgerLine[] {
  return [
    { account: from, amount: new Big(amount).times(-1).toFixed() },
    { account: to, amount },
  ];
}

const sum = (amounts: string[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0));
