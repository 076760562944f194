import styled from 'styled-components';
import { Status } from '../../components/Status/Status';
import { formatClock, formatMonthDayTime } from '../../format/dateTime';
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

/** Since when a price stands. Stale, it says so, in the same place: nothing else moves. */
export function QuoteAge({ quotedAt, now, maxAgeMs, trading }: QuoteAgeProps) {
  const t = useText('stock');
  const stale = trading && now - quotedAt > maxAgeMs;
  const time = trading ? formatClock(quotedAt) : formatMonthDayTime(quotedAt);
  return (
    <Line>
      {!stale && t('asOf', { time })}
      <span role="status">
        {stale && <Status tone="warning">{t('staleFor', { time, seconds: maxAgeMs / 1_000 })}</Status>}
      </span>
    </Line>
  );
}

// As high with the mark as without.
const Line = styled.p`
  display: flex;
  min-height: ${rem(40)};
  align-items: center;
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};
`;
