import type { QualifiedKey } from '../../i18n/text';
import type { Balance } from './balances';

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
