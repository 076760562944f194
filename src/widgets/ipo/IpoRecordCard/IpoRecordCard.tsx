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
import { formatTime } from '../../../format/dateTime';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { IpoTracker } from '../IpoTracker/IpoTracker';
import { ipoStatusText } from './ipoStatusText';

export interface IpoRecordCardProps {
  /** The application. */
  application: IpoApplication;
  /** Exchange time, epoch ms: a deadline of today is named as such. */
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
 * A member's application for a new issue: progress, next step, lots won and amount due. The card is a link. While a
 * payment is due, its button is the link.
 */
export function IpoRecordCard({ application, now, href }: IpoRecordCardProps) {
  const formats = useFormats();
  const t = useText('ipo');
  const language = useLanguage();
  const { name, code, appliedAt, lotteryResult, forfeitedAt, subscribedShares, wonShares } = application;
  const isDue = lotteryResult === 'pendingPayment';
  return (
    <Card {...(isDue ? {} : { href })}>
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
      <Due application={application} now={now} />
      <IpoTracker application={application} across />
      <CardText>{ipoStatusText(t, application, formats)}</CardText>
      <CardFacts
        facts={[
          { label: t('record.subscribedShares'), value: formats.number(subscribedShares) },
          { label: t('record.wonShares'), value: formats.number(wonShares) },
          {
            label: t('record.totalPrice'),
            value: formats.money(application.totalSubscriptionPrice),
            wide: true,
          },
        ]}
      />
      <Paid application={application} />
      {isDue && (
        <LinkButton fullWidth href={href}>
          {t('pay.go')}
          <VisuallyHidden> {inLanguage(name, language)}</VisuallyHidden>
        </LinkButton>
      )}
    </Card>
  );
}

/** After a win: until when to pay, and how much. Nothing in any other state. */
function Due({ application, now }: Pick<IpoRecordCardProps, 'application' | 'now'>) {
  const { amountToPay, paymentDeadline } = application;
  const formats = useFormats();
  const t = useText('ipo');
  if (!isPositive(amountToPay)) return null;
  const isToday = formats.date(paymentDeadline) === formats.date(now);
  return (
    <CardFacts
      large
      facts={[
        {
          label: t('record.payUntil'),
          value: isToday
            ? t('record.payToday', { time: formatTime(paymentDeadline) })
            : formats.monthDayTime(paymentDeadline),
        },
        { label: t('record.toPay'), value: formats.yen(amountToPay) },
      ]}
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
