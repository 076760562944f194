import { KeyValue } from '../../../components/KeyValue/KeyValue';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { useText } from '../../../i18n/useText';
import { BalanceBreakdown } from '../../../widgets/BalanceBreakdown/BalanceBreakdown';
import { creditHref, exchangeHref } from '../../hrefs';
import { useOffered } from '../../offered';
import { balanceItems } from './balanceItems';
import type { Balance, Member } from './balances';

/** How a balance is calculated, with links to more details (decision 14). */
export function BalanceArithmetic({ balance, member }: { balance: Balance | 'total'; member: Member }) {
  const t = useText('center');
  const offered = useOffered();
  const ways = waysOn[balance].filter(({ href }) => offered(href));
  return (
    <Stack gap="s">
      {balance === 'total' ? (
        <BalanceBreakdown balances={member} />
      ) : (
        <KeyValue items={balanceItems(t, balance, member)} />
      )}
      {ways.map(({ name, href }) => (
        <div key={name}>
          <Link standalone href={href}>
            {t(`go.${name}`)}
          </Link>
        </div>
      ))}
    </Stack>
  );
}

interface Way {
  name: 'records' | 'exchange' | 'credit' | 'loan';
  href: string;
}

const records: Way = { name: 'records', href: '#/user/FundingDetails' };
const loan: Way = { name: 'loan', href: '#/user/jk' };

const waysOn: Record<Balance | 'total', readonly Way[]> = {
  total: [records],
  available: [records],
  frozen: [records],
  profit: [records],
  usd: [{ name: 'exchange', href: exchangeHref('exchange') }],
  creditLimit: [{ name: 'credit', href: creditHref }, loan],
  borrowed: [loan],
};
