'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../../components/Banner/Banner';
import { ErrorBlock } from '../../components/ErrorBlock/ErrorBlock';
import { Offline } from '../../components/Offline/Offline';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useText } from '../../i18n/useText';
import type { Failure, Loadable } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';
import { FailureReference } from '../FailureReference/FailureReference';
import { failureTexts } from '../failureTexts';
import { RetryTime } from '../RetryTime/RetryTime';

const texts = {
  ...failureTexts,
  unauthorized: 'failure.loginFirst',
  refused: 'failure.failed',
} as const satisfies Record<Failure['kind'], string>;

export interface LoadProps<Data> {
  /** The data, its failure, or that it is loading. */
  from: Loadable<Data>;
  /** Layout of the expected content: `SkeletonRows`, `SkeletonCards`, `SkeletonForm` and the like. */
  skeleton: ReactNode;
  /** Renders the loaded data. */
  children: (data: Data) => ReactNode;
}

const Notice = styled.div`
  padding: ${units(space.s, space.l)};
`;

/**
 * A part of a screen that loads data. Shows its skeleton, its failure with a retry, or the data.
 *
 * If a later refresh fails, the data stays with a notice above it.
 */
export function Load<Data>({ from, skeleton, children }: LoadProps<Data>) {
  const t = useText('common');
  if (from.state === 'loading') return <Skeleton label={t('loading')}>{skeleton}</Skeleton>;
  if (from.state === 'failed') return <LoadFailed failure={from.failure} retry={from.retry} />;
  return (
    <>
      {from.failure && <RefreshFailed {...from.failure} />}
      {children(from.data)}
    </>
  );
}

/** Returns the server's message for a refusal, otherwise our own text for the kind of failure. */
function useFailureWords(kind: Failure['kind'], refusal: Failure['refusal']): string {
  const t = useText('common');
  return useServerMessage(refusal?.text ? refusal : undefined) ?? t(texts[kind]);
}

/** States why the data may be outdated. For a refused refresh, in the server's words. */
function RefreshFailed({ kind, reference, refusal, retryAt }: Failure) {
  const t = useText('common');
  const words = useFailureWords(kind, refusal);
  return (
    <Notice>
      <Banner tone="warning">
        {kind === 'offline' ? t('failure.outdated') : words}
        {kind === 'tooManyRequests' && <RetryTime retryAt={retryAt} />}
        <FailureReference kind={kind} reference={reference} />
      </Banner>
    </Notice>
  );
}

/** States why a part of a screen could not be loaded, and offers a retry. */
export function LoadFailed({ failure, retry }: { failure: Failure; retry: () => void }) {
  const t = useText('common');
  const { kind, reference, refusal, retryAt } = failure;
  const words = useFailureWords(kind, refusal);
  if (kind === 'offline') {
    return <Offline message={t('failure.offline')} actionLabel={t('retry')} onAction={retry} />;
  }
  return (
    <ErrorBlock
      message={words}
      actionLabel={t('retry')}
      onAction={retry}
      reference={
        <>
          {kind === 'tooManyRequests' && <RetryTime retryAt={retryAt} />}
          {t('reference', { reference })}
        </>
      }
    />
  );
}
