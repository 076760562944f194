import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useAccount } from '../../api/queries/account';
import { useNews } from '../../api/queries/content';
import { useIndices } from '../../api/queries/market';
import { Banner } from '../../components/Banner/Banner';
import { Lazy } from '../../components/Lazy';
import { Page } from '../../components/Page/Page';
import { PartBoundary } from '../../components/PartBoundary/PartBoundary';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { TopBar } from '../../components/TopBar/TopBar';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { lazyComponent } from '../../lib/lazyComponent';
import { type Loadable, withoutFailure } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { LoadFailed } from '../../widgets/Load/Load';
import { NoticesLink } from '../notices/NoticesLink';
import { Entrances } from './Entrances';
import { HomeAccount } from './HomeAccount';
import { HomeMarket } from './HomeMarket';

const feed = lazyComponent(() => import('./HomeFeed'), 'HomeFeed');

/** Of the feed while its code is loading. */
const feedHeight = 1200;

/**
 * `/home/index`: account, next steps, market, product links, and news.
 *
 * A missing connection is stated once for all parts.
 */
export function Home() {
  const t = useText('home');
  const account = useAccount();
  const indices = useIndices();
  const news = useNews(useLanguage());
  const isOffline = failedOffline(account) && failedOffline(indices);
  const outdated = [account, indices, news].some(isOutdated);
  return (
    <Page menuBelow topBar={<TopBar title={t('title')} trailing={<NoticesLink />} />}>
      {outdated && (
        <Notice>
          <Banner tone="warning" announce>
            {t('common:failure.outdated')}
          </Banner>
        </Notice>
      )}
      {isOffline ? (
        <>
          <LoadFailed
            failure={account.failure}
            retry={() => {
              account.retry();
              indices.retry();
            }}
          />
          <Entrances />
        </>
      ) : (
        <>
          <HomeAccount account={withoutFailure(account, 'offline')} />
          <HomeMarket indices={withoutFailure(indices, 'offline')} />
        </>
      )}
      <PartBoundary>
        <Suspense fallback={<SkeletonBlock height={feedHeight} />}>
          <Lazy of={feed} props={{ news: withoutFailure(news, 'offline'), withoutMovers: isOffline }} />
        </Suspense>
      </PartBoundary>
    </Page>
  );
}

/** What is shown was loaded before the connection was lost. */
const isOutdated = (from: Loadable<unknown>) => from.state === 'ready' && from.failure?.kind === 'offline';

/** Nothing can be shown, because there is no connection. */
function failedOffline<Data>(from: Loadable<Data>): from is Extract<Loadable<Data>, { state: 'failed' }> {
  return from.state === 'failed' && from.failure.kind === 'offline';
}

const Notice = styled.div`
  padding: ${units(space.s, space.l)};
`;
