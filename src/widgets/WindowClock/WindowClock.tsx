'use client';
import { styled } from 'styled-components';
import { Countdown } from '../../components/Countdown/Countdown';
import { Status } from '../../components/Status/Status';
import { type TimeWindow, type WindowState, windowNow } from '../../domain/timeWindow';
import { formatTime } from '../../format/dateTime';
import { formatMinutesLeft } from '../../format/minutesLeft';
import type { Formats } from '../../i18n/formats';
import type { Text } from '../../i18n/text';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import { textSize } from '../../theme/textSize';
import { color, space } from '../../theme/tokens';
import { units } from '../../theme/units';

export interface WindowClockProps {
  /** Opening hours, `HH:MM` in exchange time, and the state when the server described it. Moments in epoch ms. */
  window: TimeWindow & WindowState;
  /** The server's clock now, epoch ms. The caller updates it. */
  now: number;
}

const hour = 3_600_000;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${units(space.xs, space.s)};
  color: ${color('inkSecondary')};
  font-size: ${textSize('small')};
`;

/**
 * States whether a service window is open, until when, or when it opens: IPO applications, block trades, deposits.
 *
 * Counts down only the last hour before opening, never the time left, so that it does not rush anyone.
 */
export function WindowClock({ window, now }: WindowClockProps) {
  const formats = useFormats();
  const t = useText('gates');
  const state = windowNow(window, now);
  const opensAt = state.open ? undefined : state.opensAt;
  // The zone is said once on the line: with the time of the state, else with the hours.
  const hours = timeOf(window, now) === undefined ? 'window.hoursInZone' : 'window.hours';
  return (
    <Line>
      <span role="status">
        <Status tone={state.open ? 'success' : 'neutral'}>{stateText(t, window, now, formats)}</Status>
      </span>
      {opensAt !== undefined && opensAt - now < hour && (
        <Countdown
          until={opensAt}
          now={now}
          format={(left) => t('window.left', { left: formatMinutesLeft(left) })}
        />
      )}
      <span>{t(hours, { opens: window.opens, closes: window.closes })}</span>
    </Line>
  );
}

/** When it closes or opens next; undefined while that is not known, as after it opened while being shown. */
function timeOf(window: WindowState, now: number): number | undefined {
  const state = windowNow(window, now);
  if (!state.open) return state.opensAt;
  return now < window.changesAt ? window.changesAt : undefined;
}

function stateText(t: Text<'gates'>, window: WindowState, now: number, formats: Formats): string {
  const { open } = windowNow(window, now);
  const at = timeOf(window, now);
  if (at === undefined) return t(open ? 'window.openNow' : 'window.closed');
  return open ? t('window.open', { time: formatTime(at) }) : opensText(t, at, now, formats);
}

/** Time only for today, with the date for another day. */
const opensText = (t: Text<'gates'>, opensAt: number, now: number, formats: Formats): string =>
  formats.date(opensAt) === formats.date(now)
    ? t('window.opens', { time: formatTime(opensAt) })
    : t('window.opensOn', { time: formats.monthDayTime(opensAt) });
