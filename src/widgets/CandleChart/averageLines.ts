import { type IChartApi, type ISeriesApi, LineSeries } from 'lightweight-charts';
import type { Candle } from '../../api/contract/stocks';
import { averageColor, cssColor } from './chartColors';
import { toAverage } from './chartData';

/** The moving averages of a chart: a line for each length that is asked for. */
export function averageLines(chart: IChartApi) {
  const lines = new Map<number, ISeriesApi<'Line'>>();
  const lineOf = (length: number): ISeriesApi<'Line'> =>
    chart.addSeries(LineSeries, {
      color: cssColor(averageColor(length)),
      lineWidth: 1,
      lastValueVisible: false,
      priceLineVisible: false,
      crosshairMarkerVisible: false,
      // The bars decide which prices are in sight.
      autoscaleInfoProvider: () => null,
    });

  return {
    /** @param changed how many of the last bars have changed; undefined when all have */
    show: (candles: readonly Candle[], lengths: readonly number[], changed: number | undefined) => {
      for (const [length, line] of lines) {
        if (lengths.includes(length)) continue;
        chart.removeSeries(line);
        lines.delete(length);
      }
      for (const length of lengths) {
        const known = lines.get(length);
        const line = known ?? lineOf(length);
        lines.set(length, line);
        if (!known || changed === undefined) line.setData(toAverage(candles, length));
        else for (const point of toAverage(candles, length, changed)) line.update(point);
      }
    },
  };
}
