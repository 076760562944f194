import { KeyValue } from '../../components/KeyValue/KeyValue';
import { formatMoney } from '../../format/money';
import { useText } from '../../i18n/useText';
import { ProfitLoss } from '../ProfitLoss/ProfitLoss';

export interface BalanceBreakdownProps {
  /** The member's balances, decimal strings in yen. */
  balances: {
    totalAssets: string;
    availableFunds: string;
    frozenFunds: string;
    positionMargin: string;
    unrealisedProfit: string;
    profitAmount: string;
  };
}

/** The arithmetic of the total assets: what they are made of and what froze a part of them (decision 14). */
export function BalanceBreakdown({ balances }: BalanceBreakdownProps) {
  const t = useText('home');
  return (
    <KeyValue
      items={[
        { label: t('assets.available'), value: formatMoney(balances.availableFunds) },
        {
          label: t('assets.frozen'),
          value: formatMoney(balances.frozenFunds),
          note: t('assets.frozenNote'),
        },
        { label: t('assets.margin'), value: formatMoney(balances.positionMargin) },
        { label: t('assets.unrealised'), value: <ProfitLoss amount={balances.unrealisedProfit} /> },
        { label: t('assets.total'), value: formatMoney(balances.totalAssets), emphasised: true },
        { label: t('assets.realised'), value: <ProfitLoss amount={balances.profitAmount} /> },
      ]}
    />
  );
}
