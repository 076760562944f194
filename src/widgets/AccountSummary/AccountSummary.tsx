import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { IconButton } from '../../components/IconButton/IconButton';
import { KeyFigure } from '../../components/KeyFigure/KeyFigure';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Sheet } from '../../components/Sheet/Sheet';
import { formatMoney } from '../../format/money';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, space } from '../../theme/tokens';
import { BalanceBreakdown, type BalanceBreakdownProps } from '../BalanceBreakdown/BalanceBreakdown';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';

export interface AccountSummaryProps {
  balances: BalanceBreakdownProps['balances'];
  /** Shows no figure, for looking at the phone in company. */
  hidden: boolean;
  onHide: (hidden: boolean) => void;
}

const Surface = styled.div`
  padding: ${rem(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: ${rem(space.xs)};
`;

/** The member's total assets, what is available, and the way to the whole arithmetic (decision 14). */
export function AccountSummary({ balances, hidden, onHide }: AccountSummaryProps) {
  const t = useText('home');
  const [explained, setExplained] = useState(false);
  const shown = (amount: string) => (hidden ? '••••••' : formatMoney(amount));
  return (
    <Surface>
      <Head>
        <KeyFigure label={t('assets.total')} value={shown(balances.totalAssets)} unit={t('common:yen')} />
        <IconButton
          label={hidden ? t('assets.show') : t('assets.hide')}
          glyph={hidden ? EyeOff : Eye}
          onClick={() => onHide(!hidden)}
        />
      </Head>
      <KeyValue
        items={[
          { label: t('assets.available'), value: shown(balances.availableFunds) },
          {
            label: t('assets.unrealised'),
            value: hidden ? '••••••' : <ProfitLoss amount={balances.unrealisedProfit} />,
          },
        ]}
      />
      {!hidden && (
        <Button kind="quiet" size="small" onClick={() => setExplained(true)}>
          {t('assets.explain')}
        </Button>
      )}
      <Sheet
        open={explained}
        onOpenChange={setExplained}
        title={t('assets.total')}
        closeLabel={t('common:close')}
      >
        <BalanceBreakdown balances={balances} />
      </Sheet>
    </Surface>
  );
}
