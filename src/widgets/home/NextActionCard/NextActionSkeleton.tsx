'use client';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { SkeletonBlock } from '../../../components/Skeleton/SkeletonBlock';
import { useText } from '../../../i18n/useText';

/** Placeholder of a `NextActionCard`. */
export function NextActionSkeleton() {
  const t = useText('common');
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBlock height={136} />
    </Skeleton>
  );
}
