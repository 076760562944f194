import type { NewsHeadline } from '../../api/contract/content';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import { useText } from '../../i18n/useText';
import type { Loadable } from '../../lib/loadable';
import { rankingHref } from '../hrefs';
import { useOffered } from '../offered';
import { HomeMovers } from './HomeMovers';
import { HomeNews } from './HomeNews';

export interface HomeFeedProps {
  /** The newest headlines. */
  news: Loadable<{ items: NewsHeadline[] }>;
  /** Set while there is no connection, which is stated above. */
  withoutMovers: boolean;
}

/** What is below the first screen: the biggest movers, and news. Its code loads after what is above. */
export function HomeFeed({ news, withoutMovers }: HomeFeedProps) {
  const t = useText('home');
  const offered = useOffered();
  const rankings = offered(rankingHref()) && (
    <Link standalone href={rankingHref()}>
      {t('entrances.rankings')}
    </Link>
  );
  return (
    <>
      {!withoutMovers && (
        <Section title={t('movers')} bleed action={rankings}>
          <HomeMovers />
        </Section>
      )}
      <HomeNews news={news} />
    </>
  );
}
