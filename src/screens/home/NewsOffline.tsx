import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Banner } from '../../components/Banner/Banner';
import { Offline } from '../../components/Offline/Offline';
import { useText } from '../../i18n/useText';
import type { Loadable } from '../../lib/loadable';
import { rem } from '../../theme/rem';
import { space } from '../../theme/tokens';

export interface NewsOfflineProps {
  from: Loadable<unknown>;
  /** Said above what was kept on the device. */
  kept: string;
  /** Said where nothing was. */
  none: string;
  children: ReactNode;
}

/** Says that there is no connection, and what of the news can be read all the same. */
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
  padding: ${rem(space.s, space.l)};
`;
