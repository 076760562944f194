import type { CopyTradeProduct } from '../../api/contract/copyTrading';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Section } from '../../components/Section/Section';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { asPercent } from '../../widgets/asPercent';
import { managedFact } from '../../widgets/trade/lockFact';
import { ProfitRate } from '../../widgets/trade/ProfitRate/ProfitRate';

/** All terms of a mentor's product: mentor, size, term, minimum, fee, and worst result. */
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
          { label: words('copyTrade.minimum'), value: formats.money(product.minimumInvestment) },
          {
            label: words('copyTrade.holdingTime'),
            value: words('copyTrade.days', { days: product.holdingTime }),
          },
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
