import type { CopyTradeProduct } from '../../api/contract/copyTrading';
import type { KeyValueItem } from '../../components/KeyValue/KeyValue';
import { subtract } from '../../domain/decimal';
import type { Formats } from '../../i18n/formats';
import type { Language } from '../../i18n/language';
import type { Text } from '../../i18n/text';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { asPercent } from '../../widgets/asPercent';
import { orderFeeNames } from '../../widgets/trade/orderFeeNames';
import type { MoneyConfirmation } from '../MoneyForm';

interface Investment {
  product: CopyTradeProduct;
  language: Language;
  /** In whole yen. */
  amount: string;
  /** In yen; undefined while it loads. */
  available: string | undefined;
  /** Who can close its orders. */
  lock: KeyValueItem;
}

/** Confirmation of following a mentor. The largest figure is the amount; then the fee and the end. */
export function copyTradeConfirmation(
  t: Text<'copyTrading'>,
  { product, language, amount, available, lock }: Investment,
  formats: Formats,
): MoneyConfirmation {
  const { performanceFeeRate } = product;
  const part = asPercent(performanceFeeRate, formats, 0);
  return {
    title: t('form.confirm'),
    figure: { label: t('products:cost.invest'), value: formats.money(amount), unit: t('common:yen') },
    facts: [
      { label: t('form.product'), value: product.name[language] },
      { label: t('terms.mentor'), value: product.issuer[language] },
      {
        label: t('form.orders'),
        value: t('form.ordersValue'),
        note: t('form.ordersFees', { fees: orderFeeNames(t) }),
      },
      { label: t('products:cost.entryFee'), value: formats.money('0') },
      {
        label: t('products:copyTrade.performanceFee'),
        value:
          performanceFeeRate === '0'
            ? t('products:copyTrade.noFee')
            : t('products:copyTrade.ofProfit', { part }),
      },
      { label: t('course.starts'), value: formats.dateTime(product.startsAt) },
      { label: t('course.ends'), value: formats.dateTime(product.endsAt) },
      lock,
      {
        label: t('products:cost.left'),
        value: balanceFigure(available && subtract(available, amount), formats),
      },
    ],
    submitLabel: t('form.submit'),
  };
}
