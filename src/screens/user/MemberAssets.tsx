import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import styled from 'styled-components';
import type { account } from '../../api/contract/account';
import type { ResponseOf } from '../../api/contract/call';
import { IconButton } from '../../components/IconButton/IconButton';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { formatMoney } from '../../format/money';
import { formatUsdMoney } from '../../format/usdMoney';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { BalanceBreakdown } from '../../widgets/BalanceBreakdown/BalanceBreakdown';

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
      <Head>
        <KeyFigure
          label={t('assets.total')}
          value={hidden ? t('assets.hidden') : formatMoney(member.totalAssets)}
          {...(!hidden && { unit: t('common:yen') })}
        />
        <IconButton
          label={hidden ? t('assets.show') : t('assets.hide')}
          glyph={hidden ? EyeOff : Eye}
          onClick={() => onHide(!hidden)}
        />
      </Head>
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

// The icon's target reaches into the margin, so that the icon itself stands on the grid's edge.
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-right: ${rem(-20)};
  margin-bottom: ${rem(space.s)};
`;

const Apart = styled.div`
  border-top: 1px solid ${color('hairline')};
`;
