import type { ReactNode } from 'react';
import type { MessageKey } from '../api/contract/messageKeys';
import { Page } from '../components/Page/Page';
import type { Loadable } from '../lib/loadable';
import { Load } from '../widgets/Load/Load';
import { isMissing } from './isMissing';

export interface LoadPageProps<Data> {
  /** Shown while the rest loads. */
  topBar: ReactNode;
  /** The data, its failure, or that it is loading. */
  from: Loadable<Data>;
  /** Layout of the expected content. */
  skeleton: ReactNode;
  /** Use when the object may not exist: the refusal that says so, and what to show then. */
  missing?: { refusal: MessageKey; notice: ReactNode };
  /** Renders the page with its top bar once the data is there. Bottom actions depend on the data. */
  children: (data: Data) => ReactNode;
}

/**
 * A page that needs its data before it can be shown.
 *
 * Until then it shows a skeleton, a failure with a retry, or that the object does not exist, which has no retry.
 */
export function LoadPage<Data>({ topBar, from, skeleton, missing, children }: LoadPageProps<Data>) {
  if (from.state === 'ready') return children(from.data);
  return (
    <Page topBar={topBar}>
      {missing && isMissing(from, missing.refusal) ? (
        missing.notice
      ) : (
        <Load from={from} skeleton={skeleton}>
          {() => null}
        </Load>
      )}
    </Page>
  );
}
