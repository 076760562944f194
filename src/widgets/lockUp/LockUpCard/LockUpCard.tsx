'use client';
import type { LockUpProduct } from '../../../api/contract/lockUp';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status } from '../../../components/Status/Status';
import { compare } from '../../../domain/decimal';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { asPercent } from '../../asPercent';
import { lockUpFigures } from './lockUpFigures';

export interface LockUpCardProps {
  /** The lock-up product. */
  product: LockUpProduct;
  /** Address of its history and form. */
  href: string;
}

/**
 * A lock-up product in a list. Each projected income has the worst past result next to it, equally large
 * (decision 15).
 *
 * States when the remaining capacity is below the minimum purchase.
 */
export function LockUpCard({ product, href }: LockUpCardProps) {
  const formats = useFormats();
  const t = useText('products');
  const language = useLanguage();
  const { minimumPurchase } = product;
  const full = compare(product.remainingCapacity, minimumPurchase) < 0;
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(product.name, language)}
        status={<Status>{t(`lockUp.risk.${product.riskLevel}`)}</Status>}
      >
        {`${inLanguage(product.issuer, language)} · ${t('lockUp.days', { days: product.lockUpDays })}`}
      </CardHead>
      <CardFacts large facts={lockUpFigures(t, product, formats)} />
      <CardFacts
        facts={[
          { label: t('lockUp.losingDays'), value: asPercent(product.losingDays, formats, 1) },
          { label: t('lockUp.minimum'), value: formats.money(minimumPurchase) },
          { label: t('lockUp.unlocksIfBought'), value: formats.dateTime(product.unlockAt), wide: true },
        ]}
      />
      {full && <CardText>{t('lockUp.full')}</CardText>}
    </Card>
  );
}
