import { useMemo } from 'react';
import type { Position } from '../../api/contract/position';
import type { StockDetails } from '../../api/contract/stocks';
import type { ChartPeriod } from '../../domain/market/marketVocabulary';
import { holdingLevels, orderLevels } from '../../domain/trade/holdingLevels';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import type { ChartLevel } from '../../widgets/market/CandleChart/chartTypes';
import { heldPositions, pendingOrders, pendingStops } from './stockHoldings';

/** Today's lines are meaningless on weekly and monthly bars. */
const isOfToday = (period: ChartPeriod) => period !== 'week' && period !== 'month';

/**
 * The lines across a stock's chart: today's limits, the previous close, positions, pending orders and stops.
 *
 * Positions have one line per side at the average price, with the result. Orders and stops have one line per price.
 *
 * @param holdings at the stock's last price
 */
export function useChartLevels(
  stock: StockDetails,
  holdings: readonly Position[],
  period: ChartPeriod,
): readonly ChartLevel[] {
  const formats = useFormats();
  const t = useText('market');
  const { limitUp, limitDown, previousClose } = stock;
  return useMemo(() => {
    const shares = (count: number) => t('stock:held.shares', { shares: formats.number(count) });
    const today: ChartLevel[] = [
      { kind: 'limit', price: limitUp, title: t('detail.limitUp') },
      { kind: 'limit', price: limitDown, title: t('detail.limitDown') },
      { kind: 'previousClose', price: previousClose, title: t('detail.previousClose') },
    ];
    const held = holdingLevels(heldPositions(holdings)).map(
      (level): ChartLevel => ({
        kind: 'position',
        price: level.price,
        title: t('stock:chart.position', {
          side: t(`trade:side.${level.side}`),
          shares: shares(level.shares),
          profit: formats.signed(level.profit, { decimals: 0 }),
        }),
      }),
    );
    const placed = orderLevels(pendingOrders(holdings)).map(
      (level): ChartLevel => ({
        kind: 'order',
        price: level.price,
        title: t('stock:chart.order', { side: t(`trade:side.${level.side}`), shares: shares(level.shares) }),
      }),
    );
    const stops = orderLevels(pendingStops(holdings)).map(
      (level): ChartLevel => ({
        kind: 'order',
        price: level.price,
        title: t('stock:chart.stop', { side: t(`trade:side.${level.side}`), shares: shares(level.shares) }),
      }),
    );
    return [...(isOfToday(period) ? today : []), ...held, ...placed, ...stops];
  }, [t, formats, limitUp, limitDown, previousClose, holdings, period]);
}
