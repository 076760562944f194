import { useSearchParams } from 'react-router-dom';
import { imageBase } from '../../api/http';
import { useNewsArticle } from '../../api/queries/content';
import { Empty } from '../../components/Empty/Empty';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Page } from '../../components/Page/Page';
import { TopBar } from '../../components/TopBar/TopBar';
import { formatDateTime } from '../../format/dateTime';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { Article } from '../../widgets/Article/Article';
import { ArticleSkeleton } from '../../widgets/Article/ArticleSkeleton';
import { Load } from '../../widgets/Load/Load';
import { useBack } from '../useBack';

/** `/home/DetailsPage`: one news article, chosen by `id`. */
export function DetailsPage() {
  const t = useText('home');
  const [query] = useSearchParams();
  const id = query.get('id');
  const back = useBack('/home/index');
  return (
    <Page topBar={<TopBar title={t('news.title')} back={back} />}>
      {id ? <NewsArticle id={id} /> : <NoSuchArticle />}
    </Page>
  );
}

function NewsArticle({ id }: { id: string }) {
  const article = useNewsArticle(useLanguage(), id);
  // The server refuses an id that it does not know: trying again would change nothing.
  if (article.state === 'failed' && article.failure.kind === 'refused') return <NoSuchArticle />;
  return (
    <Load from={article} skeleton={<ArticleSkeleton />}>
      {({ title, source, publishedAt, html }) => (
        <Article
          title={title}
          meta={`${source} · ${formatDateTime(publishedAt)}`}
          html={html}
          imageBase={imageBase}
        />
      )}
    </Load>
  );
}

function NoSuchArticle() {
  const t = useText('home');
  return (
    <Empty
      title={t('news.notFound')}
      action={<LinkButton href="#/home/index">{t('common:notFound.home')}</LinkButton>}
    />
  );
}
