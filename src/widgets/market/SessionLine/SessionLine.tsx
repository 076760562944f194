'use client';
import { Status } from '../../../components/Status/Status';
import { formatTime } from '../../../format/dateTime';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';

export interface SessionLineProps {
  /** Whether a trading session is open. */
  open: boolean;
  /** End of this session or start of the next one, epoch ms. */
  changesAt: number;
}

/** States whether the market is open and when that changes, in exchange time. */
export function SessionLine({ open, changesAt }: SessionLineProps) {
  const formats = useFormats();
  const t = useText('market');
  return open ? (
    <Status tone="success">{t('session.open', { time: formatTime(changesAt) })}</Status>
  ) : (
    <Status tone="neutral">{t('session.closed', { time: formats.monthDayTime(changesAt) })}</Status>
  );
}
