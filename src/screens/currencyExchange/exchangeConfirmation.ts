import type { CurrencyQuote } from '../../api/contract/currencyExchange';
import { isZero } from '../../domain/decimal';
import { remaining } from '../../domain/remaining';
import { formatClock } from '../../format/dateTime';
import type { Text } from '../../i18n/text';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { asPercent } from '../../widgets/asPercent';
import { currencyAmount, currencyFigure } from '../../widgets/currencyExchange/currencyText';
import { quotedRateText } from '../../widgets/currencyExchange/rateText';
import type { MoneyConfirmation } from '../MoneyForm';

interface Exchange {
  quote: CurrencyQuote;
  /** In the currency given. */
  give: string;
  /** In the currency received. */
  receive: string | undefined;
  /** Balance of the currency given. */
  balance: string;
}

/**
 * Confirmation of an exchange. The largest figure is the amount given; then the amount received, the exact rate, no
 * fee.
 */
export function exchangeConfirmation(
  t: Text<'currencyExchange'>,
  { quote, give, receive, balance }: Exchange,
): MoneyConfirmation {
  const { from, to, feeRate, quotedAt } = quote;
  return {
    title: t('form.confirm'),
    figure: { label: t('form.give'), value: currencyFigure(give, from), unit: from },
    facts: [
      { label: t('form.receive'), value: currencyAmount(receive, to), emphasised: true },
      {
        label: t('form.rate'),
        value: quotedRateText(quote),
        note: t('stock:asOf', { time: formatClock(quotedAt) }),
      },
      { label: t('form.fee'), value: isZero(feeRate) ? t('form.noFee') : asPercent(feeRate) },
      {
        label: t('form.after', { currency: from }),
        value: balanceFigure(remaining(balance, give), (left) => currencyFigure(left, from)),
      },
    ],
    submitLabel: t('form.submit'),
  };
}
