'use client';
import { styled } from 'styled-components';
import type { CopyTradeProduct, ListedCopyTradeProduct } from '../../../api/contract/copyTrading';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { LevelBar } from '../../../components/plots/LevelBar/LevelBar';
import { Sparkline } from '../../../components/plots/Sparkline/Sparkline';
import { Status } from '../../../components/Status/Status';
import { multiply, negate } from '../../../domain/decimal';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { space } from '../../../theme/tokens';
import { units } from '../../../theme/units';
import { asPercent } from '../../asPercent';
import { directionColor, directionOf } from '../../market/direction';
import { ProfitRate } from '../../trade/ProfitRate/ProfitRate';

export interface CopyTradeCardProps {
  /** The mentor's product. Without its course, no line is drawn. */
  product: ListedCopyTradeProduct;
  /** Address of its history and form. */
  href: string;
}

/**
 * A mentor's product in a list. The deepest loss is as large as the profit next to it (decision 15): below the profit is its
 * course, below the loss a bar of the part that was lost.
 */
export function CopyTradeCard({ product, href }: CopyTradeCardProps) {
  const t = useText('products');
  const language = useLanguage();
  const { recruiting, foundedOn } = product;
  const issuer = inLanguage(product.issuer, language);
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(product.name, language)}
        status={
          <Status tone={recruiting ? 'accent' : 'neutral'}>
            {t(recruiting ? 'copyTrade.recruiting' : 'copyTrade.notRecruiting')}
          </Status>
        }
      >
        {t('copyTrade.founded', { issuer, date: foundedOn.replaceAll('-', '/') })}
      </CardHead>
      <CardFacts large facts={useResults(product)} />
      <CardFacts facts={useFacts(product)} />
    </Card>
  );
}

/** The value on the mentor's first day, in yen (contract). */
const valueAtStart = 10_000;

function useResults({ profit, maximumDrawdown, trail }: ListedCopyTradeProduct): CardFact[] {
  const t = useText('products');
  return [
    {
      label: t('copyTrade.profit'),
      value: (
        <>
          <ProfitRate rate={profit} />
          {trail && trail.length > 1 && (
            <Drawing>
              <Sparkline
                points={trail.map(Number)}
                tone={directionColor[directionOf(profit)]}
                baseline={valueAtStart}
                size="column"
              />
            </Drawing>
          )}
        </>
      ),
    },
    {
      label: t('copyTrade.drawdown'),
      value: (
        <>
          <ProfitRate rate={negate(maximumDrawdown)} />
          <Drawing>
            <LevelBar percent={Number(multiply(maximumDrawdown, '100'))} tone="warning" />
          </Drawing>
        </>
      ),
    },
  ];
}

function useFacts(product: CopyTradeProduct): CardFact[] {
  const formats = useFormats();
  const t = useText('products');
  const { losingTrades, trades, worstMonth, performanceFeeRate, recruiting } = product;
  const fee = asPercent(performanceFeeRate, formats, 0);
  return [
    {
      label: t('copyTrade.losingTrades'),
      value: t('copyTrade.losingTradesOf', {
        part: asPercent(losingTrades, formats, 1),
        trades: formats.number(trades),
      }),
    },
    ...(worstMonth
      ? [
          {
            label: t('copyTrading:terms.worstMonth', { month: worstMonth.month.replace('-', '/') }),
            value: <ProfitRate rate={worstMonth.profit} />,
          },
        ]
      : []),
    { label: t('copyTrade.fundScale'), value: formats.largeNumber(product.fundScale) },
    { label: t('copyTrade.minimum'), value: formats.money(product.minimumInvestment) },
    { label: t('copyTrade.holdingTime'), value: t('copyTrade.days', { days: product.holdingTime }) },
    { label: t('copyTrade.leverage'), value: `${product.leverage}×` },
    {
      label: t('copyTrade.performanceFee'),
      value: performanceFeeRate === '0' ? t('copyTrade.noFee') : t('copyTrade.ofProfit', { part: fee }),
    },
    {
      label: t(recruiting ? 'copyTrade.recruitingPeriod' : 'copyTrade.nextPeriod'),
      value: t('copyTrade.period', {
        from: formats.monthDayTime(product.recruitsFrom),
        until: formats.monthDayTime(product.recruitsUntil),
      }),
      wide: true,
    },
  ];
}

// Of one height, so that the figures above both drawings are in one line.
const Drawing = styled.span`
  display: grid;
  height: ${units(64)};
  margin-top: ${units(space.xs)};
  align-items: center;
`;
