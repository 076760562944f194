import { Page } from '../components/Page/Page';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { SkeletonRows } from '../components/Skeleton/SkeletonRows';
import { TopBar } from '../components/TopBar/TopBar';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { useText } from '../i18n/useText';

/** Placeholder while the code of a screen is loading. */
export function ScreenSkeleton() {
  const t = useText('common');
  return (
    <Page topBar={<TopBar title={<VisuallyHidden>{t('loading')}</VisuallyHidden>} />}>
      <Skeleton label={t('loading')}>
        <SkeletonRows count={8} />
      </Skeleton>
    </Page>
  );
}
