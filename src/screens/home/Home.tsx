import { useAccount } from '../../api/queries/account';
import { useNews } from '../../api/queries/content';
import { useIndices, useTradingSession } from '../../api/queries/stocks';
import { Empty } from '../../components/Empty/Empty';
import { List } from '../../components/List/List';
import { Page } from '../../components/Page/Page';
import { Section } from '../../components/Section/Section';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { loadedData } from '../../lib/loadable';
import { useHideBalance } from '../../session/preferences';
import { AccountSummary } from '../../widgets/AccountSummary/AccountSummary';
import { IndexStrip } from '../../widgets/IndexStrip/IndexStrip';
import { Load } from '../../widgets/Load/Load';
import { NewsRow } from '../../widgets/NewsRow/NewsRow';
import { RestrictionNotice } from '../../widgets/RestrictionNotice/RestrictionNotice';
import { SessionLine } from '../../widgets/SessionLine/SessionLine';
import { newsHref } from '../hrefs';
import { Entrances } from './Entrances';

/** News of the teaser; the rest is on its own screen. */
const teaserLength = 5;

/** `/home/index`: what the member has, how the market stands, the ways on, and the news. */
export function Home() {
  const t = useText('home');
  const language = useLanguage();
  const account = useAccount();
  const indices = useIndices();
  const news = useNews(language);
  const session = loadedData(useTradingSession());
  const [hidden, setHidden] = useHideBalance();

  return (
    <Page menuBelow topBar={<TopBar title={t('title')} />}>
      <Load from={account} skeleton={<SkeletonBlock height={394} />}>
        {(data) => (
          <>
            <RestrictionNotice restrictions={data.restrictions} />
            <AccountSummary balances={data} hidden={hidden} onHide={setHidden} />
          </>
        )}
      </Load>
      <Section title={t('indices')} bleed action={session && <SessionLine {...session} />}>
        <Load from={indices} skeleton={<SkeletonBlock height={236} />}>
          {(data) => <IndexStrip indices={data} label={t('indices')} />}
        </Load>
      </Section>
      <Section title={t('entrances.title')}>
        <Entrances />
      </Section>
      <Section title={t('news.title')} bleed>
        <Load from={news} skeleton={<SkeletonRows count={teaserLength} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title={t('news.empty')} />
            ) : (
              <List label={t('news.title')}>
                {items.slice(0, teaserLength).map((item) => (
                  <NewsRow key={item.id} {...item} href={newsHref(item.id)} />
                ))}
              </List>
            )
          }
        </Load>
      </Section>
    </Page>
  );
}
