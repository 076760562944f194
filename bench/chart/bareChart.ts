import { CandlestickSeries, createChart, HistogramSeries } from 'lightweight-charts';
import type { Candle } from '../../src/api/contract/candles';
import { toBar, toVolume } from '../../src/widgets/market/CandleChart/chartData';

/** The floor: only the library, with the same bars and volumes as our chart. */
export function drawBareChart(element: HTMLElement, candles: readonly Candle[]): void {
  const chart = createChart(element, { autoSize: true });
  const bars = chart.addSeries(CandlestickSeries);
  const volumes = chart.addSeries(HistogramSeries, { priceScaleId: 'volume' });
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  bars.setData(candles.map(toBar));
  volumes.setData(candles.map((candle) => toVolume(candle, { up: '#9cc', down: '#c99' })));
  element.dataset.drawn = 'yes';
}
