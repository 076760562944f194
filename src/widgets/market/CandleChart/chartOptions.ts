import {
  type ChartOptions,
  ColorType,
  type DeepPartial,
  LineStyle,
  type Time,
  TrackingModeExitMode,
} from 'lightweight-charts';
import type { Formats } from '../../../i18n/formats';
import { cssColor } from '../../../theme/cssColor';
import { prefersReducedMotion } from '../../../theme/prefersReducedMotion';
import { momentOf } from './chartData';
import { tickMarkWriter } from './tickMarks';

/** How a chart is set up. */
export interface ChartSetup {
  /** Decimals of the price's tick. */
  decimals: number;
  /** Whether bars show the time of day. */
  intraday: boolean;
  /** Whether nothing below the chart scrolls, so that the mouse wheel can zoom it. */
  alone: boolean;
  /** Formats of the current language. */
  formats: Formats;
}

/** Returns the type size of an element for a canvas, which can't use CSS variables. In whole css px. */
export const fontSizeOf = (element: Element): number =>
  Math.round(Number.parseFloat(getComputedStyle(element).fontSize));

/** The chart's look and interaction. A vertical drag is never handled: it scrolls the page. */
export function chartOptions(
  { decimals, intraday, alone, formats }: ChartSetup,
  element: HTMLElement,
): DeepPartial<ChartOptions> {
  const line = {
    color: cssColor('inkTertiary', element),
    labelBackgroundColor: cssColor('ink', element),
    style: LineStyle.Dashed,
  };
  const tag = element.closest<HTMLElement>('[lang]')?.lang || navigator.language;
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: cssColor('surface', element) },
      textColor: cssColor('inkSecondary', element),
      fontFamily: getComputedStyle(element).fontFamily,
      fontSize: fontSizeOf(element),
      // The logo is a link inside content hidden from screen readers. The attribution is below the table instead.
      attributionLogo: false,
      panes: { separatorColor: cssColor('hairline', element), enableResize: false },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: cssColor('sunken', element) } },
    crosshair: { vertLine: line, horzLine: line },
    // Lifting the finger ends tracking, so that the page scrolls again.
    trackingMode: { exitMode: TrackingModeExitMode.OnTouchEnd },
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      scaleMargins: { top: 0.08, bottom: 0.26 },
    },
    timeScale: {
      borderVisible: false,
      timeVisible: intraday,
      secondsVisible: false,
      tickMarkFormatter: tickMarkWriter(tag),
      lockVisibleTimeRangeOnResize: true,
    },
    localization: {
      locale: tag,
      timeFormatter: (time: Time) => (intraday ? formats.dateTime : formats.date)(momentOf(time)),
      priceFormatter: (price: number) => formats.chartPrice(price, decimals),
    },
    handleScroll: { vertTouchDrag: false, mouseWheel: alone },
    handleScale: { mouseWheel: alone, axisPressedMouseMove: { time: true, price: false } },
    kineticScroll: { touch: !prefersReducedMotion() },
  };
}
