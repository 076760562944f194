import type { CopyTradeRecord } from '../../api/contract/copyTradeRecord';
import { stopOutcome } from '../../domain/copyTrading/copyTradeResult';
import { negate } from '../../domain/decimal';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import type { MoneyConfirmation } from '../MoneyForm';

/**
 * Confirmation of ending a copy trade. The largest figure is its current value; then every fee, and what is closed
 * first.
 *
 * @param priceNote up to which price the open order is closed; undefined without one
 */
export function stopConfirmation(
  t: Text<'copyTrading'>,
  record: CopyTradeRecord,
  priceNote: string | undefined,
  formats: Formats,
): MoneyConfirmation {
  const { closingFees, performanceFee, buyAmount, profitLoss, orderOpen } = record;
  const { before, back } = stopOutcome(record);
  return {
    title: t('stop.confirm'),
    figure: { label: t('stop.back'), value: formats.money(back), unit: t('common:yen') },
    facts: [
      ...(orderOpen
        ? [{ label: t('stop.orderOpen'), value: t('stop.orderOpenValue'), note: priceNote }]
        : []),
      ...(before === back ? [] : [{ label: t('stop.before'), value: formats.money(before) }]),
      ...(orderOpen ? [{ label: t('stop.closingFees'), value: formats.signed(negate(closingFees)) }] : []),
      { label: t('products:copyTrade.performanceFee'), value: formats.signed(negate(performanceFee)) },
      { label: t('products:invested'), value: formats.money(buyAmount) },
      { label: t('products:copyTrade.resultNow'), value: formats.signed(profitLoss) },
    ],
    submitLabel: t('stop.submit'),
  };
}
