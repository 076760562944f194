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
      <span>{t('window.hours', { opens: window.opens, closes: window.closes })}</span>
    </Line>
  );
}

function stateText(t: Text<'gates'>, window: WindowState, now: number, formats: Formats): string {
  const state = windowNow(window, now);
  if (!state.open)
    return state.opensAt === undefined ? t('window.closed') : opensText(t, state.opensAt, now, formats);
  // It opened while being shown, so its closing time is not known yet.
  const until = now < window.changesAt ? formatTime(window.changesAt) : undefined;
  return until === undefined ? t('window.openNow') : t('window.open', { time: until });
}

/** Time only for today, with the date for another day. */
const opensText = (t: Text<'gates'>, opensAt: number, now: number, formats: Formats): string =>
  formats.date(opensAt) === formats.date(now)
    ? t('window.opens', { time: formatTime(opensAt) })
    : t('window.opensOn', { time: formats.monthDayTime(opensAt) });
