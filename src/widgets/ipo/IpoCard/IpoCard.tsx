'use client';
import type { IpoIssue } from '../../../api/contract/ipo';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status, type StatusTone } from '../../../components/Status/Status';
import { ipoPrice } from '../../../domain/ipo/ipoPrice';
import type { IpoPhase } from '../../../domain/ipo/ipoVocabulary';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { exchangeName } from '../../market/exchangeName';

export interface IpoCardProps {
  /** The new issue. */
  issue: IpoIssue;
  /** Use when the member has applied: the lots, once they are known. */
  appliedLots?: number | undefined;
  /** Address of its details and application form. */
  href: string;
}

const phaseTone: Record<IpoPhase, StatusTone> = {
  waiting: 'neutral',
  subscribing: 'accent',
  ended: 'neutral',
};

/** A new issue in a list: its next date and its listing, and the most that an application may cost (decision 15). */
export function IpoCard({ issue, appliedLots, href }: IpoCardProps) {
  const market = useText('market');
  const language = useLanguage();
  return (
    <Card href={href}>
      <CardHead title={inLanguage(issue.name, language)} status={<IssueStatus issue={issue} />}>
        {issue.code} · {exchangeName(market, issue.exchange)}
      </CardHead>
      <IssueDates issue={issue} />
      <Price issue={issue} appliedLots={appliedLots} />
    </Card>
  );
}

/**
 * The cost of the lots that were applied for, or else of the minimum. Of an ended issue, and as long as the lots that
 * were applied for are unknown, only the price of a share.
 */
function Price({ issue, appliedLots }: Pick<IpoCardProps, 'issue' | 'appliedLots'>) {
  const formats = useFormats();
  const t = useText('ipo');
  const price = formats.price(issue.issuePrice);
  const applied = issue.applicationId != null;
  const lots = applied ? appliedLots : issue.minLots;
  if (issue.phase === 'ended' || lots === undefined) {
    return <CardFacts facts={[{ label: t('issuePrice'), value: price }]} />;
  }
  return (
    <CardFacts
      facts={[
        {
          label: t(applied ? 'appliedCost' : 'minimumCost'),
          value: formats.yen(ipoPrice({ ...issue, lots })),
          wide: true,
          emphasised: true,
          note: t('costOf', {
            lots: formats.number(String(lots)),
            shares: formats.number(String(lots * issue.lotSize)),
            price,
          }),
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

/** The start of applications until it has passed, then their deadline; and the listing. The next one stands out. */
function IssueDates({ issue }: { issue: IpoIssue }) {
  const formats = useFormats();
  const t = useText('ipo');
  const { phase, subscriptionDate, deadline, listingDate } = issue;
  const applications =
    phase === 'waiting'
      ? { label: t('subscriptionDate'), value: formats.monthDayTime(subscriptionDate) }
      : { label: t('deadline'), value: formats.monthDayTime(deadline) };
  return (
    <CardFacts
      facts={[
        { ...applications, emphasised: phase !== 'ended' },
        { label: t('listingDate'), value: formats.date(listingDate), emphasised: phase === 'ended' },
      ]}
    />
  );
}
