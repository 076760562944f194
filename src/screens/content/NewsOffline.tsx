import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../../components/Banner/Banner';
import { Offline } from '../../components/Offline/Offline';
import { useText } from '../../i18n/useText';
import type { Loadable } from '../../lib/loadable';
import { space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface NewsOfflineProps {
  /** The news, its failure, or that it is loading. */
  from: Loadable<unknown>;
  /** Shown above news stored on the device. */
  kept: string;
  /** Shown when no news is stored. */
  none: string;
  /** The list of news. */
  children: ReactNode;
}

/** States that there is no connection, and which news can still be read. */
export function NewsOffline({ from, kept, none, children }: NewsOfflineProps) {
  const t = useText('common');
  const offline = from.state !== 'loading' && from.failure?.kind === 'offline';
  if (offline && from.state === 'failed') {
    return <Offline message={none} actionLabel={t('retry')} onAction={from.retry} />;
  }
  return (
    <>
      {offline && (
        <Notice>
          <Banner tone="warning" announce>
            {kept}
          </Banner>
        </Notice>
      )}
      {children}
    </>
  );
}

const Notice = styled.div`
  padding: ${units(space.s, space.l)};
`;
