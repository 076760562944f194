import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import type { QualifiedKey } from '../../i18n/text';

/** A member's account. */
export type Member = ResponseOf<typeof account>;

/** Balances in the order of their rows. Each opens its calculation (decision 14). */
export const balances = ['available', 'frozen', 'profit', 'usd', 'creditLimit', 'borrowed'] as const;
export type Balance = (typeof balances)[number];

/** Text key of each balance's name. */
export const balanceTitles = {
  total: 'home:assets.total',
  available: 'home:assets.available',
  frozen: 'home:assets.frozen',
  profit: 'account:profit',
  usd: 'account:usd',
  creditLimit: 'account:creditLimit',
  borrowed: 'account:borrowed',
} as const satisfies Record<Balance | 'total', QualifiedKey>;
