import type { CopyTradeProduct } from '../../api/contract/copyTrading';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { asPercent } from '../../widgets/asPercent';
import { managedFact } from '../../widgets/trade/lockFact';
import { ProfitRate } from '../../widgets/trade/ProfitRate/ProfitRate';

/** The terms of a mentor's product: mentor, size, leverage, fee, worst result, and period. Minimum and term stand above, with the history. */
export function CopyTradeTerms({ product }: { product: CopyTradeProduct }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const words = useText('products');
  const lock = managedFact(useText('trade'));
  const language = useLanguage();
  const { worstMonth, losingTrades, trades, performanceFeeRate, recruiting } = product;
  const fee = asPercent(performanceFeeRate, formats, 0);
  return (
    <Section title={t('terms.title')}>
      <KeyValue
        items={[
          { label: t('terms.mentor'), value: product.issuer[language] },
          { label: words('copyTrade.fundScale'), value: formats.money(product.fundScale) },
          { label: words('copyTrade.leverage'), value: `${product.leverage}×` },
          lock,
          {
            label: words('copyTrade.performanceFee'),
            value:
              performanceFeeRate === '0'
                ? words('copyTrade.noFee')
                : words('copyTrade.ofProfit', { part: fee }),
          },
          {
            label: words('copyTrade.losingTrades'),
            value: words('copyTrade.losingTradesOf', {
              part: asPercent(losingTrades, formats, 1),
              trades: formats.number(trades),
            }),
          },
          ...(worstMonth
            ? [
                {
                  label: t('terms.worstMonth', { month: worstMonth.month.replace('-', '/') }),
                  value: <ProfitRate rate={worstMonth.profit} />,
                },
              ]
            : []),
          {
            label: words(recruiting ? 'copyTrade.recruitingPeriod' : 'copyTrade.nextPeriod'),
            value: words('copyTrade.period', {
              from: formats.monthDayTime(product.recruitsFrom),
              until: formats.monthDayTime(product.recruitsUntil),
            }),
          },
        ]}
      />
    </Section>
  );
}
