import { styled } from 'styled-components';
import type { ResponseOf } from '../../api/contract/call';
import type { copyTradeProductDetail } from '../../api/contract/copyTrading';
import { toMinute, useServerTime } from '../../api/useServerTime';
import { Banner } from '../../components/Banner/Banner';
import { CardFacts } from '../../components/Card/CardFacts';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { copyTradeMonths } from '../../domain/copyTrading/copyTradeMonths';
import { pastResult } from '../../domain/copyTrading/pastResult';
import { negate } from '../../domain/decimal';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lineHeight } from '../../theme/tokens';
import { RunResults } from '../../widgets/copyTrading/CopyTradeCard/RunResults';
import { FundChart } from '../../widgets/copyTrading/FundChart/FundChart';
import { FundMonths } from '../../widgets/copyTrading/FundMonths/FundMonths';
import { timeLeft } from '../../widgets/durationText';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { ProfitRate } from '../../widgets/trade/ProfitRate/ProfitRate';

const Strategy = styled.p`
  line-height: ${lineHeight.prose};
`;

type Detail = ResponseOf<typeof copyTradeProductDetail>;

/** A mentor's results with drawdown next to profit, the least amount, term and deadline, its course, and the strategy. */
export function CopyTradeHistory({ product }: { product: Detail }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const words = useText('products');
  const language = useLanguage();
  const { history, foundedOn, runs } = product;
  const months = copyTradeMonths(history);
  const origin = { issuer: product.issuer[language], date: foundedOn.replaceAll('-', '/') };
  return (
    <>
      <Section>
        <Stack gap="s">
          <Note>{words('copyTrade.founded', origin)}</Note>
          {runs && <RunResults product={product} runs={runs} />}
          <CardFacts
            large={!runs}
            facts={[
              { label: words('copyTrade.profit'), value: <ProfitRate rate={product.profit} /> },
              {
                label: words('copyTrade.drawdown'),
                value: <ProfitRate rate={negate(product.maximumDrawdown)} />,
              },
              { label: words('copyTrade.minimum'), value: formats.yen(product.minimumInvestment) },
              {
                label: words('copyTrade.lostAtWorst'),
                value: (
                  <ProfitLoss
                    amount={pastResult(product.minimumInvestment, negate(product.maximumDrawdown))}
                  />
                ),
              },
            ]}
          />
          <Banner tone="warning">
            {words('risk.most', { amount: formats.yen(product.minimumInvestment) })}
          </Banner>
          <CopyTradeTimes product={product} />
        </Stack>
      </Section>
      {history.length > 1 && (
        <Section title={t('history.title', { days: history.length })}>
          <Stack gap="s">
            <FundChart days={history} />
            <Note>{t('history.past')}</Note>
            {runs && <Note>{words('copyTrade.runs.note')}</Note>}
          </Stack>
        </Section>
      )}
      <Section title={t('strategy')}>
        <Strategy>{product.strategy[language]}</Strategy>
      </Section>
      {months.length > 0 && (
        <Section title={t('months.title')}>
          <FundMonths months={months} />
        </Section>
      )}
    </>
  );
}

/** Until when it can be invested in, when an investment made now ends, and that it can be ended before. */
function CopyTradeTimes({ product }: { product: Detail }) {
  const formats = useFormats();
  const t = useText('copyTrading');
  const words = useText('products');
  const now = useServerTime(toMinute);
  const { recruiting, holdingTime, endsAt } = product;
  const moment = recruiting ? product.recruitsUntil : product.recruitsFrom;
  return (
    <CardFacts
      facts={[
        {
          label: words(recruiting ? 'copyTrade.closes' : 'copyTrade.opens'),
          value: words('copyTrade.timeAndLeft', {
            time: formats.monthDayTime(moment),
            left: timeLeft(t, moment, now),
          }),
          emphasised: true,
          wide: true,
        },
        {
          label: words('copyTrade.holdingTime'),
          value: words('copyTrade.days', { days: holdingTime }),
          ...(recruiting && { note: t('course.endsAt', { time: formats.monthDayTime(endsAt) }) }),
        },
        { label: words('copyTrade.exit'), value: words('copyTrade.anyTime'), note: t('course.exitNote') },
      ]}
    />
  );
}
