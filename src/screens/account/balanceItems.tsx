import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { isPositive, isZero, negate, subtract } from '../../domain/decimal';
import { formatByKind } from '../../format/byKind';
import { formatMoney } from '../../format/money';
import { formatSigned } from '../../format/signed';
import type { Text } from '../../i18n/text';
import { Holds } from '../../widgets/account/BalanceBreakdown/Holds';
import { unrealisedItems } from '../../widgets/account/BalanceBreakdown/unrealisedItems';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import type { Balance, Member } from './balances';

/** Returns the rows that explain a balance: deductions, what holds it, and what it means. */
export function balanceItems(t: Text<'account'>, balance: Balance, member: Member): KeyValueItem[] {
  const free = subtract(member.creditLimit, member.borrowedAmount);
  switch (balance) {
    case 'available':
      return [
        { label: t('home:assets.total'), value: formatMoney(member.totalAssets) },
        less(t('home:assets.frozen'), member.frozenFunds),
        less(t('home:assets.margin'), member.positionMargin),
        less(t('fundRecords:balance.invested'), member.investedFunds),
        less(t('fundRecords:balance.foreign'), member.foreignFunds),
        less(t('home:assets.beforeFees'), member.unrealisedProfit),
        {
          label: t('home:assets.available'),
          value: formatMoney(member.availableFunds),
          note: t('notes.available'),
          emphasised: true,
        },
      ];
    case 'frozen':
      return [
        {
          label: t('home:assets.frozen'),
          value: formatMoney(member.frozenFunds),
          emphasised: true,
          note: isZero(member.frozenFunds) ? (
            t('notes.frozenNone')
          ) : (
            <Holds note={t('home:assets.frozenNote')} holds={member.frozenBy} />
          ),
        },
      ];
    case 'profit':
      return [
        {
          label: t('profit'),
          value: <ProfitLoss amount={member.profitAmount} />,
          note: t('notes.profit'),
          emphasised: true,
        },
        ...unrealisedItems(t, member).map((item) =>
          item.emphasised ? { ...item, note: t('notes.unrealised') } : item,
        ),
      ];
    case 'usd':
      return [
        {
          label: t('usd'),
          value: formatByKind(member.usdAmount, 'usd'),
          note: t('notes.usd'),
          emphasised: true,
        },
        {
          label: t('fundRecords:balance.foreign'),
          value: formatMoney(member.foreignFunds),
          note: t('fundRecords:balance.foreignNote'),
        },
      ];
    case 'creditLimit':
      return [
        { label: t('creditScore'), value: t('points', { score: member.creditScore }) },
        {
          label: t('creditLimit'),
          value: formatMoney(member.creditLimit),
          note: t('notes.limit'),
          emphasised: true,
        },
        less(t('borrowed'), member.borrowedAmount),
        { label: t('left'), value: formatMoney(isPositive(free) ? free : '0'), note: t('notes.left') },
      ];
    case 'borrowed':
      return [
        {
          label: t('borrowed'),
          value: formatMoney(member.borrowedAmount),
          note: t('notes.borrowed'),
          emphasised: true,
        },
        { label: t('home:assets.total'), value: formatMoney(member.totalAssets) },
        {
          label: t('net'),
          value: formatMoney(subtract(member.totalAssets, member.borrowedAmount)),
        },
      ];
  }
}

const less = (label: string, amount: string): KeyValueItem => ({
  label,
  value: formatSigned(negate(amount)),
});
