import type { ReactNode } from 'react';
import type { ValueStockApplication } from '../../api/contract/valueStock';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { CardActions } from '../../components/Card/CardActions';
import { CardFacts } from '../../components/Card/CardFacts';
import { CardHead } from '../../components/Card/CardHead';
import { CardText } from '../../components/Card/CardText';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Status, type StatusTone } from '../../components/Status/Status';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { OfferApplicationStatus } from '../../domain/vocabulary';
import { formatMonthDayTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { formatPrice } from '../../format/price';
import type { Text } from '../../i18n/text';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';

export interface ValueStockRecordCardProps {
  application: ValueStockApplication;
  /** Where the position that came of it is; for one that passed. */
  positionHref?: string;
  /** Asks to cancel it. Left out, there is no button; only one that is under review has it. */
  onCancel?: () => void;
  /** The cancellation is under way. */
  cancelling?: boolean;
  /** The way to customer service; for one that the review rejected without a reason. */
  contact?: ReactNode;
}

const statusTone: Record<OfferApplicationStatus, StatusTone> = {
  pendingReview: 'accent',
  passed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** What became of the money that was frozen for it. */
const totalLabel = {
  pendingReview: 'record.frozen',
  passed: 'record.charged',
  rejected: 'record.returned',
  cancelled: 'record.returned',
} as const satisfies Record<OfferApplicationStatus, string>;

/** A member's application for a value stock: under review, passed and where it went, rejected and why, cancelled. */
export function ValueStockRecordCard(props: ValueStockRecordCardProps) {
  const { application, positionHref, onCancel, cancelling = false, contact } = props;
  const t = useText('valueStock');
  const language = useLanguage();
  const { name, code, appliedAt, status, rejection } = application;
  return (
    <Card>
      <CardHead
        title={name[language]}
        status={
          <Status tone={statusTone[status]} value={status}>
            {t(`status.${status}`)}
          </Status>
        }
      >
        {code} · {formatMonthDayTime(appliedAt)}
      </CardHead>
      <CardText>{newsOf(t, application)}</CardText>
      <CardFacts
        facts={[
          { label: t('record.price'), value: formatPrice(application.price) },
          { label: t('record.shares'), value: formatPlainNumber(application.quantity) },
          { label: t('record.turnover'), value: formatMoney(application.turnover) },
        ]}
      />
      <CardFacts
        facts={[{ label: t(totalLabel[status]), value: formatMoney(application.total), wide: true }]}
      />
      {status === 'passed' && positionHref !== undefined && (
        <CardActions>
          <LinkButton kind="quiet" size="small" href={positionHref}>
            {t('toPosition')}
            <VisuallyHidden> {name[language]}</VisuallyHidden>
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

function newsOf(t: Text<'valueStock'>, { status, reviewDueAt, rejection }: ValueStockApplication): string {
  if (status === 'pendingReview') return t('news.pendingReview', { time: formatMonthDayTime(reviewDueAt) });
  return status === 'rejected' ? t(`rejection.${rejection ?? 'review'}`) : t(`news.${status}`);
}
