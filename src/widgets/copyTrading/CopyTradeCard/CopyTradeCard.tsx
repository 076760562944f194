'use client';
import type { ListedCopyTradeProduct } from '../../../api/contract/copyTrading';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status } from '../../../components/Status/Status';
import { negate } from '../../../domain/decimal';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { timeLeft } from '../../durationText';
import { lossFact, resultFact } from '../../fundResults';
import { ProfitRate } from '../../trade/ProfitRate/ProfitRate';
import { RunResults } from './RunResults';

export interface CopyTradeCardProps {
  /** The mentor's product. Without its course, no line is drawn. */
  product: ListedCopyTradeProduct;
  /** Exchange time, epoch ms: the time left to invest depends on it. */
  now: number;
  /** Address of its history and form. */
  href: string;
}

/**
 * A mentor's product in a list. It begins with what investments over the whole holding time came to, the worst beside the one in
 * the middle. Of the whole course, the deepest loss is as large as the profit next to it (decision 15): below the profit is its
 * line, below the loss a bar of the part that was lost. Costs and further results are on the screen that it leads to.
 */
export function CopyTradeCard({ product, now, href }: CopyTradeCardProps) {
  const t = useText('products');
  const language = useLanguage();
  const { recruiting, foundedOn, runs } = product;
  const issuer = inLanguage(product.issuer, language);
  return (
    <Card href={href} action={t(recruiting ? 'copyTrade.invest' : 'copyTrade.details')}>
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
      {runs && <RunResults product={product} runs={runs} />}
      <CardFacts large={!runs} facts={useResults(product)} />
      <CardFacts facts={useTerms(product, now)} />
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

/** The minimum, and how long an investment runs: an end only where one can be made now. */
function useTerms(product: ListedCopyTradeProduct, now: number): CardFact[] {
  const formats = useFormats();
  const t = useText('products');
  const { recruiting, recruitsFrom, recruitsUntil, holdingTime: days } = product;
  return [
    { label: t('copyTrade.minimum'), value: formats.money(product.minimumInvestment) },
    { label: t('copyTrade.exit'), value: t('copyTrade.anyTime') },
    { label: t('copyTrade.fundScale'), value: formats.largeNumber(product.fundScale) },
    {
      label: t('copyTrade.holdingTime'),
      value: recruiting
        ? t('copyTrade.termAndEnd', { days, time: formats.monthDayTime(product.endsAt) })
        : t('copyTrade.days', { days }),
      wide: true,
    },
    {
      label: t(recruiting ? 'copyTrade.closes' : 'copyTrade.opens'),
      value: t('copyTrade.timeAndLeft', {
        time: formats.monthDayTime(recruiting ? recruitsUntil : recruitsFrom),
        left: timeLeft(t, recruiting ? recruitsUntil : recruitsFrom, now),
      }),
      wide: true,
    },
  ];
}
