import { styled } from 'styled-components';
import type { ResponseOf } from '../../api/contract/call';
import type { lockUpProductDetail } from '../../api/contract/lockUp';
import { Banner } from '../../components/Banner/Banner';
import { type CardFact, CardFacts } from '../../components/Card/CardFacts';
import { KeyValue } from '../../components/KeyValue/KeyValue';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { Stack } from '../../components/Stack/Stack';
import { pastResult } from '../../domain/copyTrading/pastResult';
import { isBelowProjection } from '../../domain/lockUp/lockUpPast';
import { projectedIncome } from '../../domain/lockUp/lockUpProjection';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lineHeight } from '../../theme/tokens';
import { asPercent } from '../../widgets/asPercent';
import { IncomeChart } from '../../widgets/lockUp/IncomeChart/IncomeChart';
import { lockUpFigures } from '../../widgets/lockUp/LockUpCard/lockUpFigures';
import { ProfitLoss } from '../../widgets/trade/ProfitLoss/ProfitLoss';
import { ProfitRate } from '../../widgets/trade/ProfitRate/ProfitRate';

const Strategy = styled.p`
  line-height: ${lineHeight.prose};
`;

type Detail = ResponseOf<typeof lockUpProductDetail>;

/** A programme's projection next to its worst result, every day of the last months, and its strategy. */
export function LockUpHistory({ product }: { product: Detail }) {
  const formats = useFormats();
  const t = useText('lockUp');
  const words = useText('products');
  const language = useLanguage();
  const { history, dailyIncome } = product;
  return (
    <>
      <Section>
        <Stack gap="s">
          <Note>
            {`${product.issuer[language]} · ${words('lockUp.days', { days: product.lockUpDays })} · ${words(`lockUp.risk.${product.riskLevel}`)}`}
          </Note>
          <CardFacts large facts={lockUpFigures(words, product, formats)} />
          <LockUpExample product={product} />
          <Banner tone="warning">
            <p>{words('risk.most', { amount: formats.yen(product.minimumPurchase) })}</p>
            {isBelowProjection(dailyIncome) && (
              <p>
                {words('lockUp.belowProjection', { average: asPercent(dailyIncome.average, formats, 3) })}
              </p>
            )}
          </Banner>
        </Stack>
      </Section>
      {history.length > 0 && (
        <Section title={t('history.title', { days: history.length })}>
          <Stack gap="s">
            <IncomeChart days={history} projected={dailyIncome} />
            <KeyValue
              items={[
                {
                  label: t('history.average'),
                  value: <ProfitRate rate={dailyIncome.average} decimals={3} />,
                },
                { label: words('lockUp.losingDays'), value: asPercent(product.losingDays, formats, 1) },
              ]}
            />
            <Note>{t('history.past')}</Note>
          </Stack>
        </Section>
      )}
      <Section title={t('strategy')}>
        <Strategy>{product.strategy[language]}</Strategy>
      </Section>
    </>
  );
}

/** The minimum in yen: what is projected for it, and its loss in the worst case; and when a purchase made now ends. */
function LockUpExample({ product }: { product: Detail }) {
  const formats = useFormats();
  const t = useText('products');
  const { minimumPurchase, lockUpDays, dailyIncome, totalIncome, unlockAt } = product;
  const rates = { low: dailyIncome.projectedLow, high: dailyIncome.projectedHigh };
  const { low, high } = projectedIncome(minimumPurchase, lockUpDays, rates).total;
  const facts: CardFact[] = [
    { label: t('lockUp.minimum'), value: formats.yen(minimumPurchase) },
    {
      label: t('lockUp.exampleProjected'),
      value: t('range', { low: formats.signed(low), high: formats.signed(high) }),
    },
    {
      label: t('lockUp.exampleWorst'),
      value: <ProfitLoss amount={pastResult(minimumPurchase, totalIncome.worst)} />,
      emphasised: true,
    },
    { label: t('lockUp.unlocksIfBought'), value: formats.dateTime(unlockAt), emphasised: true },
    { label: t('lockUp.exit'), value: t('lockUp.exitImpossible'), emphasised: true },
  ];
  return <CardFacts facts={facts.map((fact) => ({ ...fact, wide: true }))} />;
}
