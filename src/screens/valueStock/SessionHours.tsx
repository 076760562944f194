import { useServerTime } from '../../api/useServerTime';
import { Status } from '../../components/Status/Status';
import { type WindowState, windowNow } from '../../domain/timeWindow';
import { formatTime } from '../../format/dateTime';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';

interface SessionHoursProps {
  /** The state when the server described it. */
  window: WindowState;
}

/** Whether applications are accepted, until when, or from when on: during trading sessions. */
export function SessionHours({ window }: SessionHoursProps) {
  const formats = useFormats();
  const t = useText('gates');
  const { open, text } = useServerTime((now) => ({
    open: windowNow(window, now).open,
    text: stateText(t, window, now, formats),
  }));
  return (
    <p role="status">
      <Status tone={open ? 'success' : 'neutral'}>{text}</Status>
    </p>
  );
}

function stateText(t: Text<'gates'>, window: WindowState, now: number, formats: Formats): string {
  const state = windowNow(window, now);
  if (state.open)
    return now < window.changesAt
      ? t('window.open', { time: formatTime(window.changesAt) })
      : t('window.openNow');
  return state.opensAt === undefined
    ? t('window.closed')
    : t('window.opensOn', { time: formats.monthDayTime(state.opensAt) });
}
