import type { CopyTradeRecord } from '../../../api/contract/copyTrading';
import { subtract } from '../../../domain/decimal';
import { formatMoney } from '../../../format/money';
import type { Text } from '../../../i18n/text';
import { markedAmount } from '../../../widgets/markedAmount';
import type { MoneyConfirmation } from '../../MoneyForm';

/** What a member confirms who ends a copy trade: largest, what would come back as of now, and what is closed first. */
export function stopConfirmation(t: Text<'copyTrading'>, record: CopyTradeRecord): MoneyConfirmation {
  const { value, performanceFee, buyAmount, profitLoss, orderOpen } = record;
  return {
    title: t('stop.confirm'),
    figure: {
      label: t('stop.back'),
      value: formatMoney(subtract(value, performanceFee)),
      unit: t('common:yen'),
    },
    facts: [
      { label: t('products:invested'), value: formatMoney(buyAmount) },
      { label: t('products:copyTrade.performanceFee'), value: formatMoney(performanceFee) },
      { label: t('products:copyTrade.resultNow'), value: markedAmount(profitLoss) },
      ...(orderOpen ? [{ label: t('stop.orderOpen'), value: t('stop.orderOpenValue') }] : []),
      { label: t('stop.charge'), value: formatMoney('0') },
    ],
    submitLabel: t('stop.submit'),
  };
}
