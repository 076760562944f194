import { Skeleton } from '../../components/Skeleton/Skeleton';
import { SkeletonBlock } from '../../components/Skeleton/SkeletonBlock';
import { useText } from '../../i18n/useText';

/** The place of a `NextActionCard` that is still looked for. */
export function NextActionSkeleton() {
  const t = useText('common');
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBlock height={136} />
    </Skeleton>
  );
}
