'use client';
import type { IpoIssue } from '../../../api/contract/ipo';
import { Card } from '../../../components/Card/Card';
import { CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { Status, type StatusTone } from '../../../components/Status/Status';
import type { IpoPhase } from '../../../domain/ipo/ipoVocabulary';
import type { Formats } from '../../../i18n/formats';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
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

const countText = (count: number, formats: Formats) => formats.number(String(count));

/** A new issue in a list: price, dates, and the most an applicant may owe (decision 15). */
export function IpoCard({ issue, href }: IpoCardProps) {
  const formats = useFormats();
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
          { label: t('issuePrice'), value: formats.price(issue.issuePrice), emphasised: true },
          {
            label: t('lotsEach'),
            value: t('products:range', {
              low: countText(issue.minLots, formats),
              high: countText(issue.maxLots, formats),
            }),
          },
          { label: t('totalLots'), value: countText(issue.totalSubscriptionLots, formats) },
        ]}
      />
      <IssueDates issue={issue} />
      {issue.phase !== 'ended' && <MostOwed issue={issue} />}
    </Card>
  );
}

/** Shown while applications are accepted. */
function MostOwed({ issue: { mostOwed, maxLots, lotSize } }: { issue: IpoIssue }) {
  const formats = useFormats();
  const t = useText('ipo');
  return (
    <CardFacts
      facts={[
        {
          label: t('mostOwed'),
          value: formats.yen(mostOwed),
          wide: true,
          emphasised: true,
          note: t('mostOwedNote', {
            lots: countText(maxLots, formats),
            shares: countText(maxLots * lotSize, formats),
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

/** The dates of the issue. The next one stands out. */
function IssueDates({ issue }: { issue: IpoIssue }) {
  const formats = useFormats();
  const t = useText('ipo');
  const { phase, subscriptionDate, deadline, listingDate } = issue;
  return (
    <CardFacts
      facts={[
        {
          label: t('subscriptionDate'),
          value: formats.monthDayTime(subscriptionDate),
          emphasised: phase === 'waiting',
          wide: true,
        },
        {
          label: t('deadline'),
          value: formats.monthDayTime(deadline),
          emphasised: phase === 'subscribing',
          wide: true,
        },
        {
          label: t('listingDate'),
          value: formats.date(listingDate),
          emphasised: phase === 'ended',
          wide: true,
        },
      ]}
    />
  );
}
