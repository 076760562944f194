import {
  CandlestickSeries,
  ColorType,
  createChart,
  HistogramSeries,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '../../api/contract/stocks';
import { formatMoney } from '../../format/money';
import { fontSize } from '../../theme/tokens';
import { toBars, toVolumes } from './chartData';

/** Bars that fill the width at first; the rest is reached by dragging. */
const firstBars = 60;

/** A line across the chart at a price, such as a daily limit. */
export interface PriceLine {
  price: string;
  title: string;
}

/** A chart on the page; all that a widget needs of it. */
export interface DrawnChart {
  show: (candles: Candle[]) => void;
  fit: () => void;
  remove: () => void;
}

interface ChartOptions {
  /** Decimals of the price's tick. */
  decimals: number;
  /** Minute bars show the time of day. */
  intraday: boolean;
  lines: PriceLine[];
}

function cssColor(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}

/** The smallest type size as css px: a canvas knows no rem. */
function axisFontSize(): number {
  const root = Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10);
  return (root * fontSize.caption) / 200;
}

function addLines(series: ISeriesApi<'Candlestick'>, lines: PriceLine[]): void {
  for (const { price, title } of lines) {
    series.createPriceLine({
      price: Number(price),
      title,
      color: cssColor('inkTertiary'),
      lineWidth: 1,
      lineStyle: 2,
      // Without its label on the axis the chart would leave out the title as well.
      axisLabelVisible: true,
      axisLabelColor: cssColor('sunken'),
      axisLabelTextColor: cssColor('inkSecondary'),
    });
  }
}

/** Draws bars and volume into an element, in the price colours that hold now. */
export function drawChart(element: HTMLElement, { decimals, intraday, lines }: ChartOptions): DrawnChart {
  const colors = { up: cssColor('priceUp'), down: cssColor('priceDown') };
  const soft = { up: cssColor('priceUpSoft'), down: cssColor('priceDownSoft') };
  const chart = createChart(element, {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: cssColor('surface') },
      textColor: cssColor('inkSecondary'),
      fontFamily: getComputedStyle(element).fontFamily,
      fontSize: axisFontSize(),
      // A link within what is hidden from screen readers; the attribution stands beneath the table instead.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: cssColor('sunken') } },
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      scaleMargins: { top: 0.08, bottom: 0.24 },
    },
    timeScale: { borderVisible: false, timeVisible: intraday, secondsVisible: false, rightOffset: 1 },
    localization: {
      locale: document.documentElement.lang,
      dateFormat: 'yyyy/MM/dd',
      priceFormatter: (price: number) => formatMoney(price, { decimals }),
    },
    // A vertical pan always scrolls the page.
    handleScroll: { vertTouchDrag: false, mouseWheel: false },
    handleScale: { mouseWheel: false },
  });
  const bars = chart.addSeries(CandlestickSeries, {
    upColor: colors.up,
    downColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    borderVisible: false,
    priceFormat: { type: 'price', precision: decimals, minMove: 10 ** -decimals },
  });
  const volumes = chart.addSeries(HistogramSeries, {
    priceFormat: { type: 'volume' },
    priceScaleId: 'volume',
  });
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  volumes.applyOptions({ lastValueVisible: false, priceLineVisible: false });
  addLines(bars, lines);

  return {
    show: (candles) => {
      bars.setData(toBars(candles));
      volumes.setData(toVolumes(candles, soft) as { time: UTCTimestamp; value: number }[]);
    },
    fit: () => {
      const { length } = bars.data();
      chart.timeScale().setVisibleLogicalRange({ from: Math.max(length - firstBars, 0), to: length });
    },
    remove: () => chart.remove(),
  };
}
