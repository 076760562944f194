import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../components/Banner/Banner';
import { ErrorBlock } from '../../components/ErrorBlock/ErrorBlock';
import { Offline } from '../../components/Offline/Offline';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { useServerMessage } from '../../i18n/useServerMessage';
import { useText } from '../../i18n/useText';
import type { Failure, Loadable } from '../../lib/loadable';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';
import { FailureReference } from '../FailureReference/FailureReference';

const failureText = {
  unauthorized: 'failure.failed',
  refused: 'failure.failed',
  timeout: 'failure.timeout',
  offline: 'failure.offline',
  server: 'failure.server',
  malformed: 'failure.malformed',
} as const satisfies Record<Failure['kind'], string>;

export interface LoadProps<Data> {
  from: Loadable<Data>;
  /** The layout of what comes: `SkeletonRows`, `SkeletonCards`, `SkeletonForm` and the like. */
  skeleton: ReactNode;
  /** Draws the data once it is there. */
  children: (data: Data) => ReactNode;
}

const Notice = styled.div`
  padding: ${rem(space.s, space.l)};
`;

/**
 * A part of a screen that is loaded: its skeleton, its failure with a way to try again, or the data. When a later
 * refresh fails the data stays, under a line that says so.
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

/** What the server said when it refused, or else why it failed in our own words. */
function useFailureWords(kind: Failure['kind'], refusal: Failure['refusal']): string {
  const t = useText('common');
  return useServerMessage(refusal?.text ? refusal : undefined) ?? t(failureText[kind]);
}

/** Why the data on the screen may be out of date: a refused refresh in the server's own words. */
function RefreshFailed({ kind, reference, refusal }: Failure) {
  const t = useText('common');
  const words = useFailureWords(kind, refusal);
  return (
    <Notice>
      <Banner tone="warning">
        {kind === 'offline' ? t('failure.outdated') : words}
        <FailureReference kind={kind} reference={reference} />
      </Banner>
    </Notice>
  );
}

/** Why a part of a screen is not there, and a way to try again. */
export function LoadFailed({ failure, retry }: { failure: Failure; retry: () => void }) {
  const t = useText('common');
  const { kind, reference, refusal } = failure;
  const words = useFailureWords(kind, refusal);
  if (kind === 'offline') {
    return <Offline message={t('failure.offline')} actionLabel={t('retry')} onAction={retry} />;
  }
  return (
    <ErrorBlock
      message={words}
      actionLabel={t('retry')}
      onAction={retry}
      reference={t('reference', { reference })}
    />
  );
}
