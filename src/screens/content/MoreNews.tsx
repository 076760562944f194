import { useAllNews, useWasRead } from '../../api/queries/content';
import { serverNow } from '../../api/serverClock';
import { Empty } from '../../components/Empty/Empty';
import { Page } from '../../components/Page/Page';
import { PullToRefresh } from '../../components/PullToRefresh/PullToRefresh';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { mapLoadable, withoutFailure } from '../../lib/loadable';
import { NewsRow } from '../../widgets/content/NewsRow/NewsRow';
import { Load } from '../../widgets/Load/Load';
import { PagedList } from '../../widgets/PagedList/PagedList';
import { newsHref } from '../hrefs';
import { useBack } from '../useBack';
import { NewsDay } from './NewsDay';
import { NewsOffline } from './NewsOffline';
import { newsByDay, recentDay } from './newsByDay';

/** `/home/moreNews`: all news, newest first, by day. Articles read on this device are available offline. */
export function MoreNews() {
  const t = useText('home');
  const language = useLanguage();
  const news = useAllNews(language);
  const wasRead = useWasRead(language);
  const back = useBack('/home/index');
  const byDay = mapLoadable(news, (pages) => ({ ...pages, items: newsByDay(pages.items) }));
  const dayName = (day: string) => {
    const recent = recentDay(day, serverNow());
    return recent ? t(`news.${recent}`) : day;
  };
  // A failed next page counts as a failed refresh.
  const withNextPage =
    news.state === 'ready' && news.data.next.step === 'failed'
      ? { ...news, failure: news.data.next.failure }
      : news;
  return (
    <Page topBar={<TopBar title={t('news.title')} back={back} />}>
      <NewsOffline from={withNextPage} kept={t('news.offlineList')} none={t('news.noneKept')}>
        <Load from={withoutFailure(byDay, 'offline')} skeleton={<SkeletonRows figures={false} count={8} />}>
          {(pages) => (
            <PullToRefresh refreshingLabel={t('common:loading')} onRefresh={pages.refresh}>
              <PagedList
                label={t('news.title')}
                pages={pages}
                keyOf={({ id }) => id}
                empty={<Empty drawing="messages" title={t('news.empty')} />}
              >
                {({ day, ...item }) => (
                  <>
                    {day && <NewsDay>{dayName(day)}</NewsDay>}
                    <NewsRow {...item} underDay href={newsHref(item.id)} wasRead={wasRead(item.id)} />
                  </>
                )}
              </PagedList>
            </PullToRefresh>
          )}
        </Load>
      </NewsOffline>
    </Page>
  );
}
