'use client';
import type { IpoApplication } from '../../../api/contract/ipoApplication';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { LinkButton } from '../../../components/LinkButton/LinkButton';
import { Status, type StatusTone } from '../../../components/Status/Status';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { isPositive } from '../../../domain/decimal';
import type { IpoResult } from '../../../domain/ipo/ipoVocabulary';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { timeLeft } from '../../durationText';
import { IpoTracker } from '../IpoTracker/IpoTracker';
import { ipoStatusText } from './ipoStatusText';

export interface IpoRecordCardProps {
  /** The application. */
  application: IpoApplication;
  /** Exchange time, epoch ms: the time left to pay depends on it. */
  now: number;
  /** Address of its details and payment form. */
  href: string;
}

/** Meaning of each result. Only a pending payment waits for the member. Not winning is not a failure. */
const resultTone: Record<IpoResult, StatusTone> = {
  awaitingDraw: 'accent',
  won: 'success',
  pendingPayment: 'warning',
  paymentCompleted: 'success',
  notWon: 'neutral',
};

/**
 * A member's application for a new issue: until when to do what, progress, lots won and amounts. The card is a link. While a
 * payment is due, its button is the link.
 */
export function IpoRecordCard({ application, now, href }: IpoRecordCardProps) {
  const formats = useFormats();
  const t = useText('ipo');
  const language = useLanguage();
  const { name, code, appliedAt, lotteryResult, forfeitedAt, subscribedShares, wonShares } = application;
  const isDue = lotteryResult === 'pendingPayment';
  const toPay = isPositive(application.amountToPay);
  return (
    <Card {...(isDue ? {} : { href, action: t('card.details') })}>
      <CardHead
        title={inLanguage(name, language)}
        status={
          <Status tone={resultTone[lotteryResult]} value={lotteryResult}>
            {t(forfeitedAt == null ? `result.${lotteryResult}` : 'forfeited')}
          </Status>
        }
      >
        {code} · {formats.dateTime(appliedAt)}
      </CardHead>
      {toPay && <Due application={application} now={now} />}
      {isDue && (
        <LinkButton fullWidth href={href}>
          {t('pay.go')}
          <VisuallyHidden> {inLanguage(name, language)}</VisuallyHidden>
        </LinkButton>
      )}
      <CardText>{toPay ? t('record.unpaid') : ipoStatusText(t, application, formats)}</CardText>
      <IpoTracker application={application} across />
      <CardFacts
        facts={[
          { label: t('record.subscribedShares'), value: formats.number(subscribedShares) },
          { label: t('record.wonShares'), value: formats.number(wonShares) },
          {
            label: t('record.totalPrice'),
            value: formats.money(application.totalSubscriptionPrice),
          },
        ]}
      />
      <Paid application={application} />
    </Card>
  );
}

/** After a win: the time left to pay, or until it can be paid, and how much of the money on hold. */
function Due({ application, now }: Pick<IpoRecordCardProps, 'application' | 'now'>) {
  const { lotteryResult, amountToPay, paymentStartsAt, paymentDeadline } = application;
  const formats = useFormats();
  const t = useText('ipo');
  const until = formats.monthDayTime(paymentDeadline);
  const time =
    lotteryResult === 'won' && paymentStartsAt != null
      ? {
          label: t('record.payFrom'),
          value: timeLeft(t, paymentStartsAt, now),
          note: t('tracker.payBetween', { from: formats.monthDayTime(paymentStartsAt), until }),
        }
      : { label: t('record.payUntil'), value: timeLeft(t, paymentDeadline, now), note: until };
  return (
    <CardFacts
      large
      facts={[time, { label: t('record.toPay'), value: formats.yen(amountToPay), note: t('record.payWith') }]}
    />
  );
}

/** The amount paid, if any. */
function Paid({ application: { amountPaid } }: { application: IpoApplication }) {
  const formats = useFormats();
  const t = useText('ipo');
  if (!isPositive(amountPaid)) return null;
  return <CardFacts facts={[{ label: t('record.paid'), value: formats.yen(amountPaid), wide: true }]} />;
}
