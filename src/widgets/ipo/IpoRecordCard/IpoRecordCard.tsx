'use client';
import type { IpoApplication } from '../../../api/contract/ipoApplication';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status, type StatusTone } from '../../../components/Status/Status';
import { isPositive } from '../../../domain/decimal';
import type { IpoResult } from '../../../domain/ipo/ipoVocabulary';
import { formatMonthDayTime } from '../../../format/dateTime';
import { formatMoney } from '../../../format/money';
import { formatPlainNumber } from '../../../format/plainNumber';
import { formatYen } from '../../../format/yen';
import { inLanguage } from '../../../i18n/inLanguage';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { IpoProgress } from '../IpoTracker/IpoProgress';
import { ipoStatusText } from './ipoStatusText';

export interface IpoRecordCardProps {
  /** The application. */
  application: IpoApplication;
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

/** A member's application for a new issue: progress, next step, lots won and amount due. */
export function IpoRecordCard({ application, href }: IpoRecordCardProps) {
  const t = useText('ipo');
  const language = useLanguage();
  const { name, code, appliedAt, lotteryResult, forfeitedAt, subscribedShares, wonShares } = application;
  return (
    <Card href={href}>
      <CardHead
        title={inLanguage(name, language)}
        status={
          <Status tone={resultTone[lotteryResult]} value={lotteryResult}>
            {t(forfeitedAt == null ? `result.${lotteryResult}` : 'forfeited')}
          </Status>
        }
      >
        {code} · {formatMonthDayTime(appliedAt)}
      </CardHead>
      <IpoProgress application={application} />
      <CardText>{ipoStatusText(t, application)}</CardText>
      <CardFacts
        facts={[
          { label: t('record.subscribedShares'), value: formatPlainNumber(subscribedShares) },
          { label: t('record.wonShares'), value: formatPlainNumber(wonShares) },
          {
            label: t('record.totalPrice'),
            value: formatMoney(application.totalSubscriptionPrice),
            wide: true,
          },
        ]}
      />
      <Payment application={application} />
    </Card>
  );
}

/** The amount due or paid. Nothing before the draw, and nothing if no lots were won. */
function Payment({ application: { amountToPay, amountPaid } }: { application: IpoApplication }) {
  const t = useText('ipo');
  if (isPositive(amountToPay)) {
    return <CardFacts large facts={[{ label: t('record.toPay'), value: formatYen(amountToPay) }]} />;
  }
  if (!isPositive(amountPaid)) return null;
  return <CardFacts facts={[{ label: t('record.paid'), value: formatYen(amountPaid), wide: true }]} />;
}
