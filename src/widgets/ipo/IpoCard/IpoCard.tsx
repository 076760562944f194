'use client';
import type { IpoIssue } from '../../../api/contract/ipo';
import { Card } from '../../../components/Card/Card';
import { type CardFact, CardFacts } from '../../../components/Card/CardFacts';
import { CardHead } from '../../../components/Card/CardHead';
import { CardText } from '../../../components/Card/CardText';
import { Status } from '../../../components/Status/Status';
import { ipoPrice } from '../../../domain/ipo/ipoPrice';
import { yenSign } from '../../../format/currencySigns';
import { inLanguage } from '../../../i18n/inLanguage';
import { useFormats } from '../../../i18n/useFormats';
import { useLanguage } from '../../../i18n/useLanguage';
import { useText } from '../../../i18n/useText';
import { timeLeft } from '../../durationText';
import { exchangeName } from '../../market/exchangeName';

export interface IpoCardProps {
  /** The new issue. */
  issue: IpoIssue;
  /** Use when the member has applied: the lots, once they are known. */
  appliedLots?: number | undefined;
  /** Exchange time, epoch ms: the next date is told as the time left until then. */
  now: number;
  /** Address of its details and application form. */
  href: string;
}

/**
 * A new issue in a list of one phase: the time left to its next date, the money on hold for it, or else the least that an
 * application costs (decision 15), and what a tap leads to.
 */
export function IpoCard({ issue, appliedLots, now, href }: IpoCardProps) {
  const t = useText('ipo');
  const market = useText('market');
  const language = useLanguage();
  const applied = issue.applicationId != null;
  const waitsForDraw = applied && issue.phase === 'subscribing';
  return (
    // The tab of the list says the phase, so the card does not. Stories are checked for every phase by the attribute.
    <div data-status={issue.phase}>
      <Card href={href} action={t(`card.${actionOf(issue)}`)}>
        <CardHead
          title={inLanguage(issue.name, language)}
          status={applied && <Status tone="success">{t('applied')}</Status>}
        >
          {issue.code} · {exchangeName(market, issue.exchange)}
        </CardHead>
        <CardFacts large facts={useNext(issue, appliedLots, now)} />
        <CardFacts facts={useTerms(issue)} />
        {waitsForDraw && <CardText>{t('drawAhead')}</CardText>}
      </Card>
    </div>
  );
}

function actionOf({ phase, applicationId }: IpoIssue) {
  if (applicationId != null) return phase === 'ended' ? 'result' : 'application';
  return phase === 'subscribing' ? 'apply' : 'details';
}

/** The lots that were applied for, or else the minimum; undefined while unknown, and for an ended issue. */
function lotsIn({ phase, applicationId, minLots }: IpoIssue, appliedLots: number | undefined) {
  if (phase === 'ended') return undefined;
  return applicationId == null ? minLots : appliedLots;
}

/** The next date, and the cost of the lots. */
function useNext(issue: IpoIssue, appliedLots: number | undefined, now: number): CardFact[] {
  const formats = useFormats();
  const t = useText('ipo');
  const { phase, subscriptionDate, deadline, drawDate, listingDate, applicationId } = issue;
  const until = (label: string, moment: number, date = formats.monthDayTime(moment)): CardFact => ({
    label,
    value: timeLeft(t, moment, now),
    note: date,
  });
  const lots = lotsIn(issue, appliedLots);
  const cost: CardFact[] =
    lots === undefined
      ? []
      : [
          {
            label: t(applicationId == null ? 'minimumCost' : 'mine.frozen'),
            value: formats.yen(ipoPrice({ ...issue, lots })),
            note: t('quantity', {
              lots: formats.number(String(lots)),
              shares: formats.number(String(lots * issue.lotSize)),
            }),
          },
        ];
  if (phase === 'waiting') return [until(t('subscriptionDate'), subscriptionDate), ...cost];
  if (phase === 'subscribing') {
    const next =
      applicationId == null
        ? until(t('deadline'), deadline)
        : until(t('calendar.draw'), drawDate, t('drawAt', { time: formats.monthDayTime(drawDate) }));
    return [next, ...cost];
  }
  return [{ label: t('listingDate'), value: formats.date(listingDate) }];
}

/** The price of a share, and the further dates. */
function useTerms({ phase, applicationId, issuePrice, deadline, listingDate }: IpoIssue): CardFact[] {
  const formats = useFormats();
  const t = useText('ipo');
  const closes = { label: t('deadline'), value: formats.monthDayTime(deadline) };
  const listing = { label: t('listingDate'), value: formats.date(listingDate) };
  return [
    { label: t('issuePrice'), value: `${yenSign}${formats.price(issuePrice)}` },
    // Without an application, the deadline stands above while applications are accepted.
    ...(phase === 'subscribing' && applicationId == null ? [] : [closes]),
    ...(phase === 'ended' ? [] : [listing]),
  ];
}
