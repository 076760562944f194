import type { NewsHeadline } from '../../api/contract/content';
import { useWasRead } from '../../api/queries/content';
import { Empty } from '../../components/Empty/Empty';
import { Link } from '../../components/Link/Link';
import { List } from '../../components/List/List';
import { Section } from '../../components/Section/Section';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import type { Loadable } from '../../lib/loadable';
import { NewsRow } from '../../widgets/content/NewsRow/NewsRow';
import { Load } from '../../widgets/Load/Load';
import { newsHref, newsListHref } from '../hrefs';
import { useOffered } from '../offered';

/** Number of headlines here. The rest is on the news screen. */
const teaserLength = 4;

export interface HomeNewsProps {
  /** The newest headlines. */
  news: Loadable<{ items: NewsHeadline[] }>;
}

/** The newest headlines, with a link to all news. */
export function HomeNews({ news }: HomeNewsProps) {
  const t = useText('home');
  const wasRead = useWasRead(useLanguage());
  const offered = useOffered();
  const all = offered(newsListHref) && (
    <Link standalone href={newsListHref}>
      {t('news.all')}
    </Link>
  );
  return (
    <Section title={t('news.title')} bleed action={all}>
      <Load from={news} skeleton={<SkeletonRows figures={false} count={teaserLength} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty drawing="messages" title={t('news.empty')} />
          ) : (
            <List label={t('news.title')}>
              {items.slice(0, teaserLength).map((item) => (
                <NewsRow key={item.id} {...item} href={newsHref(item.id)} wasRead={wasRead(item.id)} />
              ))}
            </List>
          )
        }
      </Load>
    </Section>
  );
}
