'use client';
import type { ReactNode } from 'react';
import type { BlockTradeApplication } from '../../../api/contract/blockTrade';
import { Card } from '../../../components/Card/Card';
import { CardActions } from '../../../components/Card/CardActions';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { Status, type StatusTone } from '../../../components/Status/Status';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { ApplicationStatus } from '../../../domain/products/productsVocabulary';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { discountText } from '../BlockTradeCard/discountText';
import { lockText } from '../BlockTradeCard/lockText';

export interface BlockTradeRecordCardProps {
  /** The bid. */
  application: BlockTradeApplication;
  /** Address of the resulting position. Pass it for an approved bid. */
  positionHref?: string;
  /** Use for a link to customer service, shown when a bid was rejected without a reason. */
  contact?: ReactNode;
}

const statusTone: Record<ApplicationStatus, StatusTone> = {
  pendingReview: 'accent',
  passed: 'success',
  rejected: 'danger',
};

/** Label of the frozen amount, by the outcome of the bid. */
const totalLabel = {
  pendingReview: 'record.frozen',
  passed: 'record.charged',
  rejected: 'record.returned',
} as const satisfies Record<ApplicationStatus, string>;

/** A member's bid for part of a block: under review, approved with its position, or rejected with the reason. */
export function BlockTradeRecordCard({ application, positionHref, contact }: BlockTradeRecordCardProps) {
  const formats = useFormats();
  const t = useText('blockTrade');
  const language = useLanguage();
  const { name, code, appliedAt, status, rejection, discount, discountPercent, seatAccount } = application;
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
      <Outcome application={application} />
      <CardFacts
        facts={[
          { label: t('record.price'), value: formats.price(application.price) },
          { label: t('record.shares'), value: formats.number(application.requestedShares) },
          { label: t('record.turnover'), value: formats.money(application.turnover) },
        ]}
      />
      <CardText>{discountText(t, discount, discountPercent, formats)}</CardText>
      <CardFacts
        facts={[
          { label: t(totalLabel[status]), value: formats.money(application.total), wide: true },
          ...(status === 'rejected'
            ? []
            : [{ label: t('lock'), value: lockText(t, application.lock, formats), wide: true }]),
          ...(seatAccount == null
            ? []
            : [{ label: t('record.executedThrough'), value: t('record.seat', { seatAccount }), wide: true }]),
        ]}
      />
      {status === 'passed' && positionHref !== undefined && (
        <CardActions>
          <LinkButton kind="quiet" size="small" href={positionHref}>
            {t('toPosition')}
            <VisuallyHidden> {inLanguage(name, language)}</VisuallyHidden>
          </LinkButton>
        </CardActions>
      )}
      {status === 'rejected' && rejection !== 'belowSellersPrice' && contact && (
        <CardActions>{contact}</CardActions>
      )}
    </Card>
  );
}

function Outcome({ application }: { application: BlockTradeApplication }) {
  const formats = useFormats();
  const t = useText('blockTrade');
  const { status, reviewDueAt, rejection } = application;
  switch (status) {
    case 'pendingReview':
      return <CardText>{t('news.pendingReview', { time: formats.monthDayTime(reviewDueAt) })}</CardText>;
    case 'passed':
      return <CardText>{t('news.passed')}</CardText>;
    default:
      return <CardText>{t(`rejection.${rejection ?? 'review'}`)}</CardText>;
  }
}
