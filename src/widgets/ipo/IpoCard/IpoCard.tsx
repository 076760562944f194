'use client';
import type { IpoIssue } from '../../../api/contract/ipo';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { IpoPhase } from '../../../domain/ipo/ipoVocabulary';
import { formatDate, formatMonthDayTime } from '../../../format/dateTime';
import { formatPlainNumber } from '../../../format/plainNumber';
import { formatPrice } from '../../../format/price';
import { formatYen } from '../../../format/yen';
import { inLanguage } from '../../../i18n/inLanguage';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { exchangeName } from '../../market/exchangeName';

export interface IpoCardProps {
  /** The new issue. */
  issue: IpoIssue;
  /** Address of its details and application form. */
  href: string;
}

const phaseTone: Record<IpoPhase, StatusTone> = {
  waiting: 'neutral',
  subscribing: 'accent',
  ended: 'neutral',
};

const countText = (count: number) => formatPlainNumber(String(count));

/** A new issue in a list: price, dates, and the most an applicant may owe (decision 15). */
export function IpoCard({ issue, href }: IpoCardProps) {
  const t = useText('ipo');
  const market = useText('market');
  const language = useLanguage();
  return (
    <Card href={href}>
      <CardHead title={inLanguage(issue.name, language)} status={<IssueStatus issue={issue} />}>
        {issue.code} · {exchangeName(market, issue.exchange)}
      </CardHead>
      <CardFacts
        facts={[
          { label: t('issuePrice'), value: formatPrice(issue.issuePrice), emphasised: true },
          {
            label: t('lotsEach'),
            value: t('products:range', { low: countText(issue.minLots), high: countText(issue.maxLots) }),
          },
          { label: t('totalLots'), value: countText(issue.totalSubscriptionLots) },
        ]}
      />
      <IssueDates issue={issue} />
      {issue.phase !== 'ended' && <MostOwed issue={issue} />}
    </Card>
  );
}

/** Shown while applications are accepted. */
function MostOwed({ issue: { mostOwed, maxLots, lotSize } }: { issue: IpoIssue }) {
  const t = useText('ipo');
  return (
    <CardFacts
      facts={[
        {
          label: t('mostOwed'),
          value: formatYen(mostOwed),
          wide: true,
          emphasised: true,
          note: t('mostOwedNote', { lots: countText(maxLots), shares: countText(maxLots * lotSize) }),
        },
      ]}
    />
  );
}

function IssueStatus({ issue: { phase, applicationId } }: { issue: IpoIssue }) {
  const t = useText('ipo');
  return (
    <>
      {applicationId != null && <Status tone="success">{t('applied')}</Status>}
      <Status tone={phaseTone[phase]} value={phase}>
        {t(`phase.${phase}`)}
      </Status>
    </>
  );
}

/** The dates of the issue. The next one stands out. */
function IssueDates({ issue }: { issue: IpoIssue }) {
  const t = useText('ipo');
  const { phase, subscriptionDate, deadline, listingDate } = issue;
  return (
    <CardFacts
      facts={[
        {
          label: t('subscriptionDate'),
          value: formatMonthDayTime(subscriptionDate),
          emphasised: phase === 'waiting',
          wide: true,
        },
        {
          label: t('deadline'),
          value: formatMonthDayTime(deadline),
          emphasised: phase === 'subscribing',
          wide: true,
        },
        {
          label: t('listingDate'),
          value: formatDate(listingDate),
          emphasised: phase === 'ended',
          wide: true,
        },
      ]}
    />
  );
}
