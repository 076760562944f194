import styled from 'styled-components';
import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { formatUsdMoney } from '../../format/usdMoney';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { BalanceBreakdown } from '../../widgets/BalanceBreakdown/BalanceBreakdown';
import { TotalAssets } from '../../widgets/TotalAssets/TotalAssets';

export interface MemberAssetsProps {
  member: ResponseOf<typeof account>;
  /** Shows no figure, for looking at the phone in company. */
  hidden: boolean;
  onHide: (hidden: boolean) => void;
}

/** The total assets with all of their arithmetic (decision 14), and what is held in US dollars. */
export function MemberAssets({ member, hidden, onHide }: MemberAssetsProps) {
  const t = useText('home');
  return (
    <Surface>
      <TotalAssets amount={member.totalAssets} hidden={hidden} onHide={onHide} />
      {!hidden && (
        <>
          <BalanceBreakdown balances={member} />
          <Apart>
            <KeyValue items={[{ label: t('account.usd'), value: formatUsdMoney(member.usdAmount) }]} />
          </Apart>
        </>
      )}
    </Surface>
  );
}

const Surface = styled.div`
  padding: ${rem(space.l, space.l, space.s)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Apart = styled.div`
  border-top: 1px solid ${color('hairline')};
`;
