'use client';
import type { ReactNode } from 'react';
import type { ValueStockApplication } from '../../../api/contract/valueStock';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { CardActions } from '../../../components/Card/CardActions';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { Status, type StatusTone } from '../../../components/Status/Status';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { OfferApplicationStatus } from '../../../domain/products/productsVocabulary';
import type { Formats } from '../../../i18n/formats';
import { inLanguage } from '../../../i18n/inLanguage';
import type { Text } from '../../../i18n/text';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';

export interface ValueStockRecordCardProps {
  /** The application. */
  application: ValueStockApplication;
  /** Address of the resulting position. Pass it for an approved application. */
  positionHref?: string;
  /** Called when the member cancels it. Leave out to show no button. Only an application under review shows one. */
  onCancel?: () => void;
  /** Set while the cancellation runs. */
  cancelling?: boolean;
  /** Use for a link to customer service, shown when an application was rejected without a reason. */
  contact?: ReactNode;
}

const statusTone: Record<OfferApplicationStatus, StatusTone> = {
  pendingReview: 'accent',
  passed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** Label of the frozen amount, by the outcome of the application. */
const totalLabel = {
  pendingReview: 'record.frozen',
  passed: 'record.charged',
  rejected: 'record.returned',
  cancelled: 'record.returned',
} as const satisfies Record<OfferApplicationStatus, string>;

/**
 * A member's application for a value stock: under review, approved with its position, rejected with the reason,
 * cancelled.
 */
export function ValueStockRecordCard(props: ValueStockRecordCardProps) {
  const formats = useFormats();
  const { application, positionHref, onCancel, cancelling = false, contact } = props;
  const t = useText('valueStock');
  const language = useLanguage();
  const { name, code, appliedAt, status, rejection } = application;
  return (
    <Card>
      <CardHead
        title={inLanguage(name, language)}
        status={
          <Status tone={statusTone[status]} value={status}>
            {t(`status.${status}`)}
          </Status>
        }
      >
        {code} · {formats.dateTime(appliedAt)}
      </CardHead>
      <CardText>{newsOf(t, application, formats)}</CardText>
      <CardFacts
        facts={[
          { label: t('record.price'), value: formats.price(application.price) },
          { label: t('record.shares'), value: formats.number(application.quantity) },
          { label: t('record.turnover'), value: formats.money(application.turnover) },
        ]}
      />
      <CardFacts
        facts={[{ label: t(totalLabel[status]), value: formats.money(application.total), wide: true }]}
      />
      {status === 'passed' && positionHref !== undefined && (
        <CardActions>
          <LinkButton kind="quiet" size="small" href={positionHref}>
            {t('toPosition')}
            <VisuallyHidden> {inLanguage(name, language)}</VisuallyHidden>
          </LinkButton>
        </CardActions>
      )}
      {status === 'pendingReview' && onCancel && (
        <CardActions>
          <Button kind="quiet" size="small" busy={cancelling} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </CardActions>
      )}
      {status === 'rejected' && rejection !== 'priceMoved' && contact && <CardActions>{contact}</CardActions>}
    </Card>
  );
}

function newsOf(
  t: Text<'valueStock'>,
  { status, reviewDueAt, rejection }: ValueStockApplication,
  formats: Formats,
): string {
  if (status === 'pendingReview') return t('news.pendingReview', { time: formats.monthDayTime(reviewDueAt) });
  return status === 'rejected' ? t(`rejection.${rejection ?? 'review'}`) : t(`news.${status}`);
}
