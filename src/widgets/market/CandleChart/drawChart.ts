import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
} from 'lightweight-charts';
import type { Formats } from '../../../i18n/formats';
import { cssColor } from '../../../theme/cssColor';
import { priceInks } from '../direction';
import { averageLines } from './averageLines';
import { changedBars, toBar, toVolume } from './chartData';
import { type ChartSetup, chartOptions, fontSizeOf } from './chartOptions';
import type { ChartContent, ChartHandle, ChartView } from './chartTypes';
import { freeLabels } from './freeLabels';
import { lastPriceOnAxis, levelLines } from './levelLines';
import { oscillators } from './oscillators';
import { trackCrosshair } from './trackCrosshair';
import { isDraggedBack, visibleRange } from './visibleRange';
import { volumeTop } from './volumeTop';

/** Callbacks of a drawn chart. */
export interface ChartCallbacks {
  /** Index of the bar under the crosshair; undefined when there is none. */
  onCrosshair: (index: number | undefined) => void;
  /** The visible range changed. */
  onView: (view: Omit<ChartView, 'period'>) => void;
  /** The newest bar left or entered the visible range. */
  onDraggedBack: (draggedBack: boolean) => void;
}

/** Creates an empty chart in an element, in the current price colours. */
export function drawChart(
  element: HTMLElement,
  setup: ChartSetup,
  view: Omit<ChartView, 'period'> | undefined,
  { onCrosshair, onView, onDraggedBack }: ChartCallbacks,
): ChartHandle {
  const chart = createChart(element, chartOptions(setup, element));
  // The type scale depends on the window's width.
  chart
    .timeScale()
    .subscribeSizeChange(() => chart.applyOptions({ layout: { fontSize: fontSizeOf(element) } }));
  const bars = addBars(chart, setup.decimals, element);
  chart.applyOptions({
    localization: { tickmarksPriceFormatter: tickWriter(bars, setup, () => fontSizeOf(element)) },
  });
  const volumes = addVolumes(chart, setup.formats);
  const columns = { up: cssColor('priceUp', element), down: cssColor('priceDown', element) };
  const averages = averageLines(element);
  bars.attachPrimitive(averages);
  const levels = levelLines(bars, {
    element,
    formatPrice: (price) => setup.formats.chartPrice(price, setup.decimals),
    linesOver: averages.boxes,
  });
  bars.attachPrimitive(levels);
  const panes = oscillators(chart, element);
  let draggedBack = false;
  const visible = visibleRange(chart, view, (range) => {
    onView(range);
    if (isDraggedBack(range) === draggedBack) return;
    draggedBack = !draggedBack;
    // The axis badge shows the last visible bar, which is not the live price when dragged back.
    bars.applyOptions({ lastValueVisible: !draggedBack });
    onDraggedBack(draggedBack);
  });
  const crosshair = trackCrosshair(chart, bars, onCrosshair);
  let drawn: Partial<ChartContent> = {};

  const showBars = ({ candles, averages: lengths, line, indicators }: ChartContent) => {
    const changed = changedBars(drawn.candles ?? [], candles);
    if (changed === undefined) {
      bars.setData(candles.map(toBar));
      volumes.setData(candles.map((candle) => toVolume(candle, columns)));
    } else if (changed > 0) {
      for (const candle of candles.slice(-changed)) {
        bars.update(toBar(candle));
        volumes.update(toVolume(candle, columns));
      }
    }
    averages.set(candles, lengths, line, indicators);
    panes.set(candles, indicators);
    if (changed !== 0) {
      visible.show(candles.length);
      crosshair.show(candles);
    }
  };

  return {
    show: (content) => {
      if (content.levels !== drawn.levels || content.limitsInRange !== drawn.limitsInRange)
        levels.set(content.levels, content.limitsInRange);
      if (content.direction !== drawn.direction)
        bars.applyOptions({ priceLineColor: cssColor(priceInks[content.direction], element) });
      if (content.line !== drawn.line) bars.applyOptions(candleColors(element, content.line));
      if (
        content.candles !== drawn.candles ||
        content.averages !== drawn.averages ||
        content.indicators !== drawn.indicators ||
        content.line !== drawn.line
      )
        showBars(content);
      drawn = content;
    },
    zoom: visible.zoom,
    move: visible.move,
    jumpToLatest: visible.jumpToLatest,
    remove: () => chart.remove(),
  };
}

/** Writes the prices of the axis, except those below the tag of the last price. */
function tickWriter(bars: ISeriesApi<'Candlestick'>, { formats, decimals }: ChartSetup, size: () => number) {
  return (prices: number[]) => {
    const always = lastPriceOnAxis(bars);
    return prices.map((price) => {
      const y = bars.priceToCoordinate(price);
      const isFree = y === null || freeLabels([y], { always, size: size() })[0];
      return isFree ? formats.chartPrice(price, decimals) : '';
    });
  };
}

function addBars(chart: IChartApi, decimals: number, element: Element): ISeriesApi<'Candlestick'> {
  return chart.addSeries(CandlestickSeries, {
    ...candleColors(element, false),
    borderVisible: false,
    priceFormat: { type: 'price', precision: decimals, minMove: 10 ** -decimals },
  });
}

/** Candles below a line stay, transparent: they give the chart its range and its crosshair. */
function candleColors(element: Element, hidden: boolean) {
  const [up, down] = hidden
    ? ['transparent', 'transparent']
    : [cssColor('priceUp', element), cssColor('priceDown', element)];
  return { upColor: up, downColor: down, wickUpColor: up, wickDownColor: down };
}

function addVolumes(chart: IChartApi, formats: Formats): ISeriesApi<'Histogram'> {
  const volumes = chart.addSeries(HistogramSeries, {
    priceFormat: { type: 'custom', formatter: formats.largeNumber },
    priceScaleId: 'volume',
    lastValueVisible: false,
    priceLineVisible: false,
  });
  volumes.priceScale().applyOptions({ scaleMargins: { top: volumeTop, bottom: 0 } });
  return volumes;
}
