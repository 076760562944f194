import { Status } from '../../components/Status/Status';
import { formatClock } from '../../format/dateTime';
import { useText } from '../../i18n/useText';

export interface LateLineProps {
  /** When the prices on the screen were told, epoch ms; undefined where there are none. */
  receivedAt: number | undefined;
  /** There is no connection: no new ones can come. */
  offline: boolean;
}

/** That the prices on the screen are not the newest, and of when they are (decision 6): once for all of them. */
export function LateLine({ receivedAt, offline }: LateLineProps) {
  const t = useText('market');
  return <Status tone="warning">{line()}</Status>;

  function line(): string {
    if (receivedAt === undefined) return t(offline ? 'noConnection' : 'noPrices');
    return t(offline ? 'offline' : 'stale', { time: formatClock(receivedAt) });
  }
}
