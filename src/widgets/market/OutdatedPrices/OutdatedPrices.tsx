'use client';
import { Status } from '../../../components/Status/Status';
import { formatClock } from '../../../format/dateTime';
import { useText } from '../../../i18n/useText';

export interface OutdatedPricesProps {
  /** When the prices on the screen were received, epoch ms; undefined if there are none. */
  receivedAt: number | undefined;
  /** Set when there is no connection, so that no new prices can arrive. */
  offline: boolean;
}

/** States that the prices on the screen are outdated, and from when they are (decision 6). One line for all prices. */
export function OutdatedPrices({ receivedAt, offline }: OutdatedPricesProps) {
  const t = useText('market');
  return <Status tone="warning">{line()}</Status>;

  function line(): string {
    if (receivedAt === undefined) return t(offline ? 'noConnection' : 'noPrices');
    return t(offline ? 'offline' : 'stale', { time: formatClock(receivedAt) });
  }
}
