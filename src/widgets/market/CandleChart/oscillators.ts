import { type IChartApi, type ISeriesApi, LineSeries, LineStyle } from 'lightweight-charts';
import type { Candle } from '../../../api/contract/candles';
import type { ChartIndicator } from '../../../domain/market/marketVocabulary';
import { cssColor } from '../../../theme/cssColor';
import { chartTime } from './chartData';
import { type IndicatorLine, type IndicatorPart, isOscillator, partLooks } from './indicatorParts';

/** Share of a pane below the prices, whose own is 3. */
const paneShare = 1;
const pricesShare = 3;

/** Between these values of RSI a price is called neither overbought nor oversold. */
const rsiBounds = [70, 30];

/** Indicators with a scale of their own, each in a pane below the prices. */
export function oscillators(chart: IChartApi, element: Element) {
  let series = new Map<IndicatorPart, ISeriesApi<'Line'>>();
  let shown = '';

  const add = ({ indicator, part }: IndicatorLine, pane: number) => {
    const { ink, dash } = partLooks[part];
    const line = chart.addSeries(
      LineSeries,
      {
        color: cssColor(ink, element),
        lineWidth: 1,
        lineStyle: dash.length > 0 ? LineStyle.Dashed : LineStyle.Solid,
        priceLineVisible: false,
        lastValueVisible: false,
        priceFormat: { type: 'price', precision: 1, minMove: 0.1 },
        ...(indicator === 'rsi' && {
          autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 100 } }),
        }),
      },
      pane,
    );
    line.priceScale().applyOptions({ scaleMargins: { top: 0.12, bottom: 0.12 } });
    if (indicator === 'rsi')
      for (const price of rsiBounds)
        line.createPriceLine({
          price,
          color: cssColor('hairline', element),
          lineStyle: LineStyle.Solid,
          axisLabelVisible: false,
        });
    return line;
  };

  return {
    set: (candles: readonly Candle[], lines: readonly IndicatorLine[]) => {
      const drawn = lines.filter(({ indicator }) => isOscillator(indicator));
      const panes: ChartIndicator[] = [...new Set(drawn.map(({ indicator }) => indicator))];
      if (panes.join() !== shown) {
        for (const line of series.values()) chart.removeSeries(line);
        series = new Map(drawn.map((line) => [line.part, add(line, 1 + panes.indexOf(line.indicator))]));
        for (const pane of chart.panes())
          pane.setStretchFactor(pane.paneIndex() === 0 ? pricesShare : paneShare);
        shown = panes.join();
      }
      for (const { part, values } of drawn)
        series.get(part)?.setData(
          candles.map((candle, index) => {
            const value = values[index];
            return value === undefined ? { time: chartTime(candle) } : { time: chartTime(candle), value };
          }),
        );
    },
  };
}
