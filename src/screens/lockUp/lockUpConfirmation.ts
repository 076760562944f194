import type { LockUpProduct } from '../../api/contract/lockUp';
import type { Projection } from '../../domain/lockUp/lockUpProjection';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import type { MoneyConfirmation } from '../MoneyForm';

interface Purchase {
  product: LockUpProduct;
  language: Language;
  /** In whole yen. */
  amount: string;
  projected: { daily: Projection; total: Projection };
}

/** Confirmation of a lock-up. The largest figure is the amount; then the unlock date and the projection. */
export function lockUpConfirmation(
  t: Text<'lockUp'>,
  { product, language, amount, projected }: Purchase,
  formats: Formats,
): MoneyConfirmation {
  const range = ({ low, high }: Projection) =>
    t('products:range', { low: formats.money(low), high: formats.money(high) });
  return {
    title: t('form.confirm'),
    figure: { label: t('products:cost.invest'), value: formats.money(amount), unit: t('common:yen') },
    facts: [
      { label: t('form.product'), value: product.name[language] },
      { label: t('terms.days'), value: t('terms.daysValue', { days: product.lockUpDays }) },
      {
        label: t('form.locked'),
        value: formats.dateTime(product.unlockAt),
        note: t('course.noExit'),
        emphasised: true,
      },
      { label: t('products:cost.entryFee'), value: formats.money('0') },
      { label: t('form.projectedDaily'), value: range(projected.daily) },
      { label: t('form.projectedTotal'), value: range(projected.total), note: t('form.projectedNote') },
    ],
    submitLabel: t('form.submit'),
  };
}
