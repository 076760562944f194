import { useSearchParams } from 'react-router-dom';
import { imageBase } from '../../api/address';
import { useNewsArticle } from '../../api/queries/content';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { SkeletonArticle } from '../../components/Skeleton/SkeletonArticle';
import { TopBar } from '../../components/TopBar/TopBar';
import { useFormats } from '../../i18n/useFormats';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { withoutFailure } from '../../lib/loadable';
import { Article } from '../../widgets/content/Article/Article';
import { Load } from '../../widgets/Load/Load';
import { newsListHref } from '../hrefs';
import { useBack } from '../useBack';
import { NewsOffline } from './NewsOffline';

/** `/home/DetailsPage`: one news article, chosen by `id`. Articles read before are available offline. */
export function DetailsPage() {
  const t = useText('home');
  const [query] = useSearchParams();
  const id = query.get('id');
  const back = useBack('/home/moreNews');
  return (
    <Page topBar={<TopBar title={t('news.title')} back={back} />}>
      {id ? <NewsArticle id={id} /> : <NoSuchArticle />}
    </Page>
  );
}

function NewsArticle({ id }: { id: string }) {
  const formats = useFormats();
  const t = useText('home');
  const article = useNewsArticle(useLanguage(), id);
  // The server does not know this id (any more), so a retry would not help.
  if (article.state !== 'loading' && article.failure?.kind === 'refused') return <NoSuchArticle />;
  return (
    <NewsOffline from={article} kept={t('news.offlineArticle')} none={t('news.notKept')}>
      <Load from={withoutFailure(article, 'offline')} skeleton={<SkeletonArticle />}>
        {({ title, source, publishedAt, html }) => (
          <Article
            title={title}
            meta={`${source} · ${formats.dateTime(publishedAt)}`}
            html={html}
            imageBase={imageBase}
          />
        )}
      </Load>
    </NewsOffline>
  );
}

function NoSuchArticle() {
  const t = useText('home');
  return (
    <Empty
      drawing="messages"
      title={t('news.notFound')}
      action={
        <LinkButton kind="quiet" href={newsListHref}>
          {t('news.all')}
        </LinkButton>
      }
    />
  );
}
