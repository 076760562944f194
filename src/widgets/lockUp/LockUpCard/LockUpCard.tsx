'use client';
import type { ListedLockUpProduct } from '../../../api/contract/lockUp';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status } from '../../../components/Status/Status';
import { compare } from '../../../domain/decimal';
import { isBelowProjection, resultOfCourse } from '../../../domain/lockUp/lockUpPast';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { asPercent } from '../../asPercent';
import { lossFact, resultFact } from '../../fundResults';
import { lockUpFigures } from './lockUpFigures';

export interface LockUpCardProps {
  /** The lock-up product. Without its course, no result of it is shown. */
  product: ListedLockUpProduct;
  /** Address of its history and form. */
  href: string;
}

/**
 * A lock-up product in a list: the course of the last 90 days with its losing days, and each projected income with the worst
 * past result next to it, equally large (decision 15).
 *
 * States when the average day stayed below the projection, and when the remaining capacity is below the minimum purchase.
 */
export function LockUpCard({ product, href }: LockUpCardProps) {
  const formats = useFormats();
  const t = useText('products');
  const language = useLanguage();
  const { minimumPurchase, dailyIncome } = product;
  const full = compare(product.remainingCapacity, minimumPurchase) < 0;
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(product.name, language)}
        status={<Status>{t(`lockUp.risk.${product.riskLevel}`)}</Status>}
      >
        {`${inLanguage(product.issuer, language)} · ${t('lockUp.days', { days: product.lockUpDays })}`}
      </CardHead>
      <CardFacts large facts={usePast(product)} />
      <CardFacts facts={lockUpFigures(t, product, formats)} />
      {isBelowProjection(dailyIncome) && (
        <CardText>
          {t('lockUp.belowProjection', { average: asPercent(dailyIncome.average, formats, 3) })}
        </CardText>
      )}
      <CardFacts
        facts={[
          { label: t('lockUp.minimum'), value: formats.money(minimumPurchase), wide: true },
          { label: t('lockUp.unlocksIfBought'), value: formats.dateTime(product.unlockAt), wide: true },
        ]}
      />
      {full && <CardText>{t('lockUp.full')}</CardText>}
    </Card>
  );
}

/** The last 90 days: the result with its course, and beside it the part of days with a loss. */
function usePast({ trail, losingDays }: ListedLockUpProduct): CardFact[] {
  const formats = useFormats();
  const t = useText('products');
  const rate = resultOfCourse(trail);
  return [
    ...(rate === undefined ? [] : [resultFact({ label: t('lockUp.result90'), rate, trail })]),
    lossFact({
      label: t('lockUp.losingDays'),
      value: asPercent(losingDays, formats, 1),
      part: losingDays,
    }),
  ];
}
