'use client';
import { useContext } from 'react';
import type { CopyTradeProduct, ListedCopyTradeProduct } from '../../../api/contract/copyTrading';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status } from '../../../components/Status/Status';
import { negate } from '../../../domain/decimal';
import { FormatChoicesContext } from '../../../i18n/FormatChoicesContext';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { asPercent } from '../../asPercent';
import { lossFact, resultFact } from '../../fundResults';
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

function useResults({ profit, maximumDrawdown, trail }: ListedCopyTradeProduct): CardFact[] {
  const t = useText('products');
  return [
    resultFact({ label: t('copyTrade.profit'), rate: profit, trail }),
    lossFact({
      label: t('copyTrade.drawdown'),
      value: <ProfitRate rate={negate(maximumDrawdown)} />,
      part: maximumDrawdown,
    }),
  ];
}

function useFacts(product: CopyTradeProduct): CardFact[] {
  const formats = useFormats();
  const t = useText('products');
  const { largeNumbers = 'juta' } = useContext(FormatChoicesContext);
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
    {
      label: t('copyTrade.fundScale'),
      value: formats.largeNumber(product.fundScale),
      ...(largeNumbers === 'juta' && { note: t('common:juta') }),
    },
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
