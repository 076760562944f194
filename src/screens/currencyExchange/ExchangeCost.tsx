import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { isZero } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { balanceFigure } from '../../widgets/account/hiddenBalances';
import { asPercent } from '../../widgets/asPercent';
import { currencyAmount, currencyFigure } from '../../widgets/currencyExchange/currencyText';
import type { ExchangeFormState, Pair } from './useExchangeForm';

/** That there is no fee, the limit per exchange, the remaining balances, and which rate is final. */
export function ExchangeCost({ pair, form }: { pair: Pair; form: ExchangeFormState }) {
  const formats = useFormats();
  const t = useText('currencyExchange');
  const { quote, after } = form;
  if (!quote) return null;
  const { feeRate, minimum, maximum, tolerance } = quote;
  return (
    <>
      <KeyValue
        items={[
          { label: t('form.fee'), value: isZero(feeRate) ? t('form.noFee') : asPercent(feeRate, formats) },
          {
            label: t('form.limits'),
            value: t('products:range', {
              low: currencyFigure(minimum, pair.from, formats),
              high: currencyAmount(maximum, pair.from, formats),
            }),
          },
          {
            label: t('form.after', { currency: pair.from }),
            value: balanceFigure(after.from, formats, (left) => currencyFigure(left, pair.from, formats)),
          },
          {
            label: t('form.after', { currency: pair.to }),
            value: balanceFigure(after.to, formats, (left) => currencyFigure(left, pair.to, formats)),
          },
        ]}
      />
      <Note>{t('form.final', { tolerance: asPercent(tolerance, formats) })}</Note>
    </>
  );
}
