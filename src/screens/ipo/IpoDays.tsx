import { useIpoIssues } from '../../api/queries/ipo';
import { useServerNow } from '../../api/useServerNow';
import { Empty } from '../../components/Empty/Empty';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useText } from '../../i18n/useText';
import { IpoCalendar } from '../../widgets/ipo/IpoCalendar/IpoCalendar';
import { Load } from '../../widgets/Load/Load';
import { ipoHref } from '../hrefs';

/** The dates of all new issues, day by day. */
export function IpoDays() {
  const t = useText('ipo');
  const all = useIpoIssues(null);
  const now = useServerNow(60_000);
  return (
    <Load from={all} skeleton={<SkeletonRows count={8} />}>
      {({ issues }) =>
        issues.some(({ listingDate }) => listingDate > now) ? (
          <IpoCalendar issues={issues} now={now} hrefOf={ipoHref} />
        ) : (
          <Empty title={t('calendar.empty')} />
        )
      }
    </Load>
  );
}
