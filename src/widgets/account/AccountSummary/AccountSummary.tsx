'use client';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { CardFacts } from '../../../components/Card/CardFacts';
import { WhenOpened } from '../../../components/WhenOpened';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { lazyComponent } from '../../../lib/lazyComponent';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';
import type { BalanceBreakdownProps } from '../BalanceBreakdown/BalanceBreakdown';
import { TotalAssets } from '../TotalAssets/TotalAssets';

const balanceSheet = lazyComponent(() => import('./BalanceSheet'), 'BalanceSheet');

export interface AccountSummaryProps {
  /** The member's balances, decimal strings in yen. */
  balances: BalanceBreakdownProps['balances'];
  /** Set to mask all figures, for use of the phone in public. */
  hidden: boolean;
  /** Called when the member hides or shows the figures. */
  onHide: (hidden: boolean) => void;
  /** Use for the course of the total assets, below them. Not shown while the figures are hidden. */
  children?: ReactNode;
}

const Surface = styled.div`
  padding: ${units(space.l)};
  border-bottom: 1px solid ${color('hairline')};
  background: ${color('surface')};
`;

// Keeps its space while hidden, so that nothing moves.
const Masked = styled.div<{ $hidden: boolean }>`
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

/** The member's total assets and available funds, with a button that opens the full breakdown (decision 14). */
export function AccountSummary({ balances, hidden, onHide, children }: AccountSummaryProps) {
  const formats = useFormats();
  const t = useText('home');
  const [explained, setExplained] = useState(false);
  const shown = (amount: string) => (hidden ? t('common:hidden') : formats.money(amount));
  return (
    <Surface>
      <TotalAssets
        amount={balances.totalAssets}
        borrowed={balances.borrowedAmount}
        hidden={hidden}
        onHide={onHide}
      />
      <Masked $hidden={hidden}>{children}</Masked>
      <Figures>
        <CardFacts
          facts={[
            { label: t('assets.available'), value: shown(balances.availableFunds) },
            {
              label: t('assets.unrealised'),
              value: hidden ? t('common:hidden') : <ProfitLoss amount={balances.netUnrealisedProfit} />,
            },
          ]}
        />
        <Masked $hidden={hidden}>
          <Button kind="quiet" size="small" onClick={() => setExplained(true)}>
            {t('assets.explain')}
          </Button>
        </Masked>
      </Figures>
      <WhenOpened of={balanceSheet} props={{ open: explained, onOpenChange: setExplained, balances }} />
    </Surface>
  );
}

const Figures = styled.div`
  display: grid;
  gap: ${units(space.s)};
`;
