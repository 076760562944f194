'use client';
import { styled } from 'styled-components';
import type { Candle } from '../../../api/contract/candles';
import { Link } from '../../../components/Link/Link';
import { useFormats } from '../../../i18n/useFormats';
import { useText } from '../../../i18n/useText';
import { textSize } from '../../../theme/textSize';
import { color, space } from '../../../theme/tokens';
import { units } from '../../../theme/units';

export interface CandleTableProps {
  /** Bars, oldest first. The table shows the newest on top. */
  candles: readonly Candle[];
  /** Set for minute bars, which show their time instead of their date. */
  intraday: boolean;
  /** Decimals of the price's tick. */
  decimals: number;
}

/** Maximum number of rows. The chart shows the rest. */
const maxRows = 30;

const Scroller = styled.div`
  overflow: auto hidden;
  padding: ${units(space.xs, space.l, space.m)};

  table { width: 100%; border-collapse: collapse; }
  th { color: ${color('inkTertiary')}; font-weight: 400; text-align: right; }
  th:first-child { text-align: left; }
  td { text-align: right; }
  th, td { padding: ${units(6, 0, 6, 12)}; white-space: nowrap; }
  /* Keeps the time column visible while the figures scroll sideways. */
  th:first-child { position: sticky; left: ${units(-space.l)}; padding-left: 0; background: ${color('surface')}; }
`;

const Attribution = styled.p`
  padding: ${units(0, space.l)};
  color: ${color('inkTertiary')};
  font-size: ${textSize('caption')};
`;

/** The newest bars as a table, rendered while it is open. */
export function CandleRows({ open, candles, intraday, decimals }: CandleTableProps & { open: boolean }) {
  const formats = useFormats();
  const t = useText('market');
  if (!open) return null;
  const when = intraday ? formats.monthDayTime : formats.date;
  const newest = candles.slice(-maxRows).reverse();
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
                  <td key={column}>{formats.chartPrice(price, decimals)}</td>
                ))}
                <td>{formats.number(candle.volume)}</td>
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
