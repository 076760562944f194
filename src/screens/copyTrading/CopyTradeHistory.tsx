import { styled } from 'styled-components';
import type { ResponseOf } from '../../api/contract/call';
import type { copyTradeProductDetail } from '../../api/contract/copyTrading';
import { CardFacts } from '../../components/Card/CardFacts';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { copyTradeMonths } from '../../domain/copyTrading/copyTradeMonths';
import { multiply, negate } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lineHeight } from '../../theme/tokens';
import { FundChart } from '../../widgets/copyTrading/FundChart/FundChart';
import { FundMonths } from '../../widgets/copyTrading/FundMonths/FundMonths';
import { ProfitRate } from '../../widgets/trade/ProfitRate/ProfitRate';

const Strategy = styled.p`
  line-height: ${lineHeight.prose};
`;

/** A mentor's results with drawdown next to profit, the least amount, term and deadline, and the strategy. */
export function CopyTradeHistory({ product }: { product: ResponseOf<typeof copyTradeProductDetail> }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const language = useLanguage();
  const { history, foundedOn } = product;
  const months = copyTradeMonths(history);
  const origin = { issuer: product.issuer[language], date: foundedOn.replaceAll('-', '/') };
  return (
    <>
      <Section>
        <Stack gap="s">
          <Note>{t('products:copyTrade.founded', origin)}</Note>
          <CardFacts
            large
            facts={[
              { label: t('products:copyTrade.profit'), value: <ProfitRate rate={product.profit} /> },
              {
                label: t('products:copyTrade.drawdown'),
                value: <ProfitRate rate={negate(product.maximumDrawdown)} />,
              },
            ]}
          />
          <Note>
            {t('history.lossAtWorst', {
              loss: formats.yen(multiply(product.minimumInvestment, product.maximumDrawdown)),
            })}
          </Note>
          <CardFacts
            facts={[
              { label: t('products:copyTrade.minimum'), value: formats.money(product.minimumInvestment) },
              {
                label: t('products:copyTrade.holdingTime'),
                value: t('products:copyTrade.days', { days: product.holdingTime }),
              },
              {
                label: t(`products:copyTrade.${product.recruiting ? 'recruitingPeriod' : 'nextPeriod'}`),
                value: t('products:copyTrade.period', {
                  from: formats.monthDayTime(product.recruitsFrom),
                  until: formats.monthDayTime(product.recruitsUntil),
                }),
                wide: true,
              },
            ]}
          />
        </Stack>
      </Section>
      <Section title={t('strategy')}>
        <Strategy>{product.strategy[language]}</Strategy>
      </Section>
      {history.length > 1 && (
        <Section title={t('history.title', { days: history.length })}>
          <Stack gap="s">
            <FundChart days={history} />
            <Note>{t('history.past')}</Note>
          </Stack>
        </Section>
      )}
      {months.length > 0 && (
        <Section title={t('months.title')}>
          <FundMonths months={months} />
        </Section>
      )}
    </>
  );
}
