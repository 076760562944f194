import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { isPositive, isZero, negate, subtract } from '../../domain/decimal';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { Holds } from '../../widgets/account/BalanceBreakdown/Holds';
import { unrealisedItems } from '../../widgets/account/BalanceBreakdown/unrealisedItems';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import type { Balance, Member } from './balances';

/** Returns the rows that explain a balance: deductions, what holds it, and what it means. */
export function balanceItems(
  t: Text<'account'>,
  balance: Balance,
  member: Member,
  formats: Formats,
): KeyValueItem[] {
  const free = subtract(member.creditLimit, member.borrowedAmount);
  switch (balance) {
    case 'available':
      return [
        { label: t('home:assets.total'), value: formats.money(member.totalAssets) },
        less(t('home:assets.frozen'), member.frozenFunds, formats),
        less(t('home:assets.margin'), member.positionMargin, formats),
        less(t('fundRecords:balance.invested'), member.investedFunds, formats),
        less(t('fundRecords:balance.foreign'), member.foreignFunds, formats),
        less(t('home:assets.beforeFees'), member.unrealisedProfit, formats),
        {
          label: t('home:assets.available'),
          value: formats.money(member.availableFunds),
          note: t('notes.available'),
          emphasised: true,
        },
      ];
    case 'frozen':
      return [
        {
          label: t('home:assets.frozen'),
          value: formats.money(member.frozenFunds),
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
        ...unrealisedItems(t, member, formats).map((item) =>
          item.emphasised ? { ...item, note: t('notes.unrealised') } : item,
        ),
      ];
    case 'usd':
      return [
        {
          label: t('usd'),
          value: formats.byKind(member.usdAmount, 'usd'),
          note: t('notes.usd'),
          emphasised: true,
        },
        {
          label: t('fundRecords:balance.foreign'),
          value: formats.money(member.foreignFunds),
          note: t('fundRecords:balance.foreignNote'),
        },
      ];
    case 'creditLimit':
      return [
        { label: t('creditScore'), value: t('points', { score: member.creditScore }) },
        {
          label: t('creditLimit'),
          value: formats.money(member.creditLimit),
          note: t('notes.limit'),
          emphasised: true,
        },
        less(t('borrowed'), member.borrowedAmount, formats),
        { label: t('left'), value: formats.money(isPositive(free) ? free : '0'), note: t('notes.left') },
      ];
    case 'borrowed':
      return [
        {
          label: t('borrowed'),
          value: formats.money(member.borrowedAmount),
          note: t('notes.borrowed'),
          emphasised: true,
        },
        { label: t('home:assets.total'), value: formats.money(member.totalAssets) },
        {
          label: t('net'),
          value: formats.money(subtract(member.totalAssets, member.borrowedAmount)),
        },
      ];
  }
}

const less = (label: string, amount: string, formats: Formats): KeyValueItem => ({
  label,
  value: formats.signed(negate(amount)),
});
