import { useMarkRead, useNotices, useUnreadNotices } from '../../api/queries/notices';
import { Empty } from '../../components/Empty/Empty';
import { Page } from '../../components/Page/Page';
import { PullToRefresh } from '../../components/PullToRefresh/PullToRefresh';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { BarButton } from '../../components/TopBar/BarButton';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { Load } from '../../widgets/Load/Load';
import { NoticeRow } from '../../widgets/notices/NoticeRow/NoticeRow';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { noticeHref } from '../hrefs';
import { useBack } from '../useBack';

/** All notices, newest first. Unread ones are marked, and all can be marked as read at once. */
export function Notices() {
  const t = useText('notices');
  const language = useLanguage();
  const notices = useNotices(language);
  const unread = loadedData(useUnreadNotices(language));
  const { markRead, busy } = useMarkRead();
  const back = useBack('/user/usercenter');
  // Mandatory notices must be confirmed one by one.
  const allRead = unread === undefined || unread.unreadCount === 0 || unread.mustRead.length > 0;
  const readAll = !allRead && (
    <BarButton disabled={busy} onClick={() => markRead()}>
      {t('readAll')}
    </BarButton>
  );
  return (
    <Page topBar={<TopBar title={t('title')} back={back} trailing={readAll} />}>
      <Load from={notices} skeleton={<SkeletonRows figures={false} count={8} />}>
        {(pages) => (
          <PullToRefresh refreshingLabel={t('common:loading')} onRefresh={pages.refresh}>
            <PagedList
              label={t('title')}
              pages={pages}
              keyOf={({ id }) => id}
              empty={<Empty drawing="messages" title={t('empty')} />}
            >
              {(notice) => <NoticeRow notice={notice} href={noticeHref(notice.id)} />}
            </PagedList>
          </PullToRefresh>
        )}
      </Load>
    </Page>
  );
}
