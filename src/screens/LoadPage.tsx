import type { ReactNode } from 'react';
import type { MessageKey } from '../api/contract/messageKeys';
import { Page } from '../components/Page/Page';
import type { Loadable } from '../lib/loadable';
import { Load } from '../widgets/Load/Load';
import { isMissing } from './isMissing';

export interface LoadPageProps<Data> {
  /** Stands already while the rest is loaded. */
  topBar: ReactNode;
  from: Loadable<Data>;
  /** The layout of what comes. */
  skeleton: ReactNode;
  /** Where there may be no such thing: the refusal that says so, and what stands in its place then. */
  missing?: { refusal: MessageKey; notice: ReactNode };
  /** Draws the page once its data is there, with its top bar: what is pinned to its foot comes with the data. */
  children: (data: Data) => ReactNode;
}

/**
 * A page that is drawn as a whole once its data is there. Until then its skeleton; its failure, with a way to try
 * again; or that there is no such thing, which trying again would not change.
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
