import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';

/** A member's account. */
export type Member = ResponseOf<typeof account>;

/** Balances in the order of their rows. Each opens its calculation (decision 14). */
export const balances = ['available', 'frozen', 'profit', 'usd', 'creditLimit', 'borrowed'] as const;
export type Balance = (typeof balances)[number];
