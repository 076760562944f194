import styled from 'styled-components';
import { Status } from '../../components/Status/Status';
import { formatClock, formatDate, formatMonthDayTime } from '../../format/dateTime';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize } from '../../theme/tokens';

export interface QuoteAgeProps {
  /** When the price was made, epoch ms. */
  quotedAt: number;
  /** The server's clock, epoch ms. */
  now: number;
  /** From this age on a price is stale, in ms (decision 6). */
  maxAgeMs: number;
  /** Whether the stock could be traded now: outside the sessions, or suspended, a price is old for that very reason. */
  trading: boolean;
}

/** Since when a price stands, at the right of the price. Stale, it says so, in the same place: nothing else moves. */
export function QuoteAge({ quotedAt, now, maxAgeMs, trading }: QuoteAgeProps) {
  const t = useText('stock');
  const stale = trading && now - quotedAt > maxAgeMs;
  // A clock alone would be taken for today's.
  const today = formatDate(quotedAt) === formatDate(now);
  const time = trading && today ? formatClock(quotedAt) : formatMonthDayTime(quotedAt);
  return (
    <Line>
      {!stale && t('asOf', { time })}
      <span role="status">
        {stale && <Status tone="warning">{t('staleFor', { time, seconds: maxAgeMs / 1_000 })}</Status>}
      </span>
    </Line>
  );
}

// As high with the mark as without, and at the right beneath the state of the market.
const Line = styled.p`
  display: flex;
  min-height: ${rem(40)};
  align-items: center;
  justify-content: flex-end;
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};
`;
