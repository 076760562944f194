import { Page } from '../components/Page/Page';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { SkeletonRows } from '../components/Skeleton/SkeletonRows';
import { TopBar } from '../components/TopBar/TopBar';
import { useText } from '../i18n/useText';

/** Stands where the code of a screen is still loading. */
export function ScreenSkeleton() {
  const t = useText('common');
  return (
    <Page topBar={<TopBar title="" />}>
      <Skeleton label={t('loading')}>
        <SkeletonRows count={8} />
      </Skeleton>
    </Page>
  );
}
