import type { CurrencyQuote } from '../../api/contract/currencyExchange';
import { isZero } from '../../domain/decimal';
import { remaining } from '../../domain/remaining';
import { formatClock } from '../../format/dateTime';
import type { Formats } from '../../i18n/formats';
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
  formats: Formats,
): MoneyConfirmation {
  const { from, to, feeRate, quotedAt } = quote;
  return {
    title: t('form.confirm'),
    figure: { label: t('form.give'), value: currencyFigure(give, from, formats), unit: from },
    facts: [
      { label: t('form.receive'), value: currencyAmount(receive, to, formats), emphasised: true },
      {
        label: t('form.rate'),
        value: quotedRateText(quote, formats),
        note: t('stock:asOf', { time: formatClock(quotedAt) }),
      },
      { label: t('form.fee'), value: isZero(feeRate) ? t('form.noFee') : asPercent(feeRate, formats) },
      {
        label: t('form.after', { currency: from }),
        value: balanceFigure(remaining(balance, give), formats, (left) =>
          currencyFigure(left, from, formats),
        ),
      },
    ],
    submitLabel: t('form.submit'),
  };
}
