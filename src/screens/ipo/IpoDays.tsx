import type { IpoIssue } from '../../api/contract/ipo';
import { useIpoIssues } from '../../api/queries/ipo';
import { useServerTime } from '../../api/useServerTime';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { exchangeDate, exchangeMidnight } from '../../domain/market/tradingSession';
import { useText } from '../../i18n/useText';
import { IpoCalendar } from '../../widgets/ipo/IpoCalendar/IpoCalendar';
import { Load } from '../../widgets/Load/Load';
import { ipoHref, ipoRecordsHref } from '../hrefs';

/** The dates of all new issues, day by day. */
export function IpoDays() {
  const all = useIpoIssues(null);
  return (
    <Load from={all} skeleton={<SkeletonRows count={8} />}>
      {({ issues }) => <Days issues={issues} />}
    </Load>
  );
}

function Days({ issues }: { issues: readonly IpoIssue[] }) {
  const t = useText('ipo');
  const { today, isOver } = useServerTime((now) => ({
    today: exchangeMidnight(exchangeDate(now)),
    isOver: issues.every(({ listingDate }) => listingDate <= now),
  }));
  if (isOver) {
    return (
      <Empty
        title={t('calendar.empty')}
        action={
          <LinkButton kind="quiet" href={ipoRecordsHref}>
            {t('records.title')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <Section>
        <Note>{t('zone')}</Note>
      </Section>
      <IpoCalendar issues={issues} now={today} hrefOf={ipoHref} />
    </>
  );
}
