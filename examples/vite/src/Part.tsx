import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorBlock } from 'itayose/components/ErrorBlock';
import { Skeleton } from 'itayose/components/Skeleton';
import { SkeletonBlock } from 'itayose/components/Skeleton/SkeletonBlock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PartProps<Data> {
  of: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the page: loading, failed, or shown. What was shown stays when a later answer fails. */
export function Part<Data>({ of: query, children }: PartProps<Data>) {
  const { t } = useTranslation('host');
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorBlock
        message={t('failed')}
        actionLabel={t('again')}
        busy={query.isFetching}
        onAction={() => void query.refetch()}
      />
    );
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBlock height={400} />
    </Skeleton>
  );
}
