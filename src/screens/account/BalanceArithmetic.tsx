import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { BalanceBreakdown } from '../../widgets/account/BalanceBreakdown/BalanceBreakdown';
import { creditHref, exchangeHref, resultsHref } from '../hrefs';
import { useOffered } from '../offered';
import { balanceItems } from './balanceItems';
import type { Balance, Member } from './balances';

/** How a balance is calculated, with links to more details (decision 14). */
export function BalanceArithmetic({ balance, member }: { balance: Balance | 'total'; member: Member }) {
  const formats = useFormats();
  const t = useText('account');
  const offered = useOffered();
  const links = linksOf[balance].filter(({ href }) => offered(href));
  return (
    <Stack gap="s">
      {balance === 'total' ? (
        <BalanceBreakdown balances={member} />
      ) : (
        <KeyValue items={balanceItems(t, balance, member, formats)} />
      )}
      {links.map(({ name, href }) => (
        <div key={name}>
          <Link standalone href={href}>
            {t(`go.${name}`)}
          </Link>
        </div>
      ))}
    </Stack>
  );
}

interface BalanceLink {
  name: 'records' | 'results' | 'exchange' | 'credit' | 'loan';
  href: string;
}

const records: BalanceLink = { name: 'records', href: '#/user/FundingDetails' };
const loan: BalanceLink = { name: 'loan', href: '#/user/jk' };

const linksOf: Record<Balance | 'total', readonly BalanceLink[]> = {
  total: [records],
  available: [records],
  frozen: [records],
  profit: [{ name: 'results', href: resultsHref() }, records],
  usd: [{ name: 'exchange', href: exchangeHref('exchange') }],
  creditLimit: [{ name: 'credit', href: creditHref }, loan],
  borrowed: [loan],
};
