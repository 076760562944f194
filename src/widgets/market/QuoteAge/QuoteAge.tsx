'use client';
import { styled } from 'styled-components';
import { Status } from '../../../components/Status/Status';
import { formatClock } from '../../../format/dateTime';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface QuoteAgeProps {
  /** Time of the price, epoch ms. */
  quotedAt: number;
  /** The server's clock, epoch ms. */
  now: number;
  /** Age in ms from which a price is stale (decision 6). */
  maxAgeMs: number;
  /** Whether the stock can be traded now. Outside sessions or while suspended, an old price is normal. */
  trading: boolean;
}

/** The time of a price, next to it. A stale price says so in the same place, so that nothing moves. */
export function QuoteAge({ quotedAt, now, maxAgeMs, trading }: QuoteAgeProps) {
  const formats = useFormats();
  const t = useText('stock');
  const stale = trading && now - quotedAt > maxAgeMs;
  // A time without a date would be read as today's.
  const today = formats.date(quotedAt) === formats.date(now);
  const time = trading && today ? formatClock(quotedAt) : formats.monthDayTime(quotedAt);
  return (
    <Line>
      <span>{!stale && t('asOf', { time })}</span>
      <span role="status">
        {stale && <Status tone="warning">{t('staleFor', { time, seconds: maxAgeMs / 1_000 })}</Status>}
      </span>
    </Line>
  );
}

// Same height with and without the mark, right-aligned below the market state.
const Line = styled.p`
  display: flex;
  min-height: ${units(40)};
  align-items: center;
  justify-content: flex-end;
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
`;
