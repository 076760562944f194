import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import styled from 'styled-components';
import type { Candle } from '../../api/contract/stocks';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { formatDate, formatMonthDayTime } from '../../format/dateTime';
import { formatMoney } from '../../format/money';
import { formatPlainNumber } from '../../format/plainNumber';
import { useText } from '../../i18n/useText';
import { rem } from '../../theme/rem';
import { color, fontSize, space, touchTarget } from '../../theme/tokens';

export interface CandleTableProps {
  /** Oldest first; the newest rows are shown on top. */
  candles: readonly Candle[];
  /** Minute bars show their time, longer ones their date. */
  intraday: boolean;
  decimals: number;
}

/** As many as one can read; the chart holds the rest. */
const mostRows = 30;

const Fold = styled.details`
  border-top: 1px solid ${color('hairline')};
  font-size: ${rem(fontSize.small)};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${rem(touchTarget)};
    padding: 0 ${rem(space.l)};
    color: ${color('accent')};
    cursor: pointer;
    &:focus-visible { outline-offset: -2px; }
  }
  &[open] > summary svg { transform: rotate(180deg); }
`;

const Scroller = styled.div`
  overflow: auto hidden;
  padding: ${rem(space.xs, space.l, space.m)};

  table { width: 100%; border-collapse: collapse; }
  th { color: ${color('inkTertiary')}; font-weight: 400; text-align: right; }
  th:first-child { text-align: left; }
  td { text-align: right; }
  th, td { padding: ${rem(6, 0, 6, 12)}; white-space: nowrap; }
  /* As the figures are moved sideways, they keep telling of when they are. */
  th:first-child { position: sticky; left: ${rem(-space.l)}; padding-left: 0; background: ${color('surface')}; }
`;

const Attribution = styled.p`
  padding: ${rem(0, space.l)};
  color: ${color('inkTertiary')};
  font-size: ${rem(fontSize.caption)};
`;

/** The chart's accessible twin: the newest bars as a table, written only while it is unfolded. */
export function CandleTable(props: CandleTableProps) {
  const t = useText('market');
  const [open, setOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('chart.table')}
        <Icon glyph={ChevronDown} size={32} />
      </summary>
      {open && <Rows {...props} />}
    </Fold>
  );
}

function Rows({ candles, intraday, decimals }: CandleTableProps) {
  const t = useText('market');
  const when = intraday ? formatMonthDayTime : formatDate;
  const newest = candles.slice(-mostRows).reverse();
  return (
    <>
      <Scroller tabIndex={0} role="region" aria-label={t('chart.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.time')}</th>
              <th scope="col">{t('detail.open')}</th>
              <th scope="col">{t('detail.high')}</th>
              <th scope="col">{t('detail.low')}</th>
              <th scope="col">{t('chart.close')}</th>
              <th scope="col">{t('detail.volume')}</th>
            </tr>
          </thead>
          <tbody>
            {newest.map((candle) => (
              <tr key={candle.openedAt}>
                <th scope="row">{when(candle.openedAt)}</th>
                {[candle.open, candle.high, candle.low, candle.close].map((price, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four fixed columns.
                  <td key={column}>{formatMoney(price, { decimals })}</td>
                ))}
                <td>{formatPlainNumber(candle.volume)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Attribution>
        <Link standalone href="https://www.tradingview.com/">
          {t('chart.attribution')}
        </Link>
      </Attribution>
    </>
  );
}
