'use client';
import type { Account } from '../../../api/contract/account';
import { KeyValue, type KeyValueItem } from '../../../components/KeyValue/KeyValue';
import { Stack } from '../../../components/Stack/Stack';
import { isZero } from '../../../domain/decimal';
import type { Formats } from '../../../i18n/formats';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { ProfitLoss } from '../../trade/ProfitLoss/ProfitLoss';
import { Holds } from './Holds';
import { unrealisedItems } from './unrealisedItems';

export interface BalanceBreakdownProps {
  /** The member's balances, decimal strings in yen. */
  balances: Pick<
    Account,
    | 'totalAssets'
    | 'availableFunds'
    | 'frozenFunds'
    | 'frozenBy'
    | 'positionMargin'
    | 'investedFunds'
    | 'investedIn'
    | 'foreignFunds'
    | 'unrealisedProfit'
    | 'purchaseFees'
    | 'closingFees'
    | 'netUnrealisedProfit'
    | 'profitAmount'
    | 'borrowedAmount'
  >;
}

/**
 * How the total assets are calculated (decision 14). The rows above the total add up to it.
 *
 * Frozen and invested funds list what holds them. Parts that the member does not have are left out. The total
 * includes the unrealised result before closing fees; the last rows deduct them.
 */
export function BalanceBreakdown({ balances }: BalanceBreakdownProps) {
  const formats = useFormats();
  const t = useText('home');
  const { investedFunds, foreignFunds, borrowedAmount } = balances;
  const frozen = isZero(balances.frozenFunds) ? undefined : (
    <Holds note={t('assets.frozenNote')} holds={balances.frozenBy} />
  );
  const invested = <Holds note={t('fundRecords:balance.investedNote')} holds={balances.investedIn} />;
  return (
    <Stack gap="m">
      <KeyValue
        items={[
          { label: t('assets.available'), value: formats.money(balances.availableFunds) },
          { label: t('assets.frozen'), value: formats.money(balances.frozenFunds), note: frozen },
          { label: t('assets.margin'), value: formats.money(balances.positionMargin) },
          ...ifAny(investedFunds, { label: t('fundRecords:balance.invested'), note: invested }, formats),
          ...ifAny(
            foreignFunds,
            {
              label: t('fundRecords:balance.foreign'),
              note: t('fundRecords:balance.foreignNote'),
            },
            formats,
          ),
          {
            label: t('assets.beforeFees'),
            value: <ProfitLoss amount={balances.unrealisedProfit} />,
            note: t('assets.beforeFeesNote'),
          },
          { label: t('assets.total'), value: formats.money(balances.totalAssets), emphasised: true },
          ...ifAny(
            borrowedAmount,
            {
              label: t('fundRecords:balance.borrowed'),
              note: t('fundRecords:balance.borrowedNote'),
            },
            formats,
          ),
          {
            label: t('assets.realised'),
            value: <ProfitLoss amount={balances.profitAmount} />,
            note: t('assets.realisedNote'),
          },
        ]}
      />
      <KeyValue items={unrealisedItems(t, balances, formats)} />
    </Stack>
  );
}

const ifAny = (amount: string, row: Omit<KeyValueItem, 'value'>, formats: Formats): KeyValueItem[] =>
  isZero(amount) ? [] : [{ ...row, value: formats.money(amount) }];
