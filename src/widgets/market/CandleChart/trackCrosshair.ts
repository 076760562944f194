import type { IChartApi, ISeriesApi, MouseEventParams } from 'lightweight-charts';
import type { Candle } from '../../../api/contract/candles';
import { chartTime } from './chartData';

/**
 * Reports which bar the crosshair is on. It follows a mouse or a long press.
 *
 * A tap pins it to a bar while the chart moves, until that bar is tapped again or the page is scrolled from the
 * chart.
 */
export function trackCrosshair(
  chart: IChartApi,
  bars: ISeriesApi<'Candlestick'>,
  onCrosshair: (index: number | undefined) => void,
) {
  let candles: readonly Candle[] = [];
  /** Opening time of the tapped bar. */
  let pinned: number | undefined;
  let reported: number | undefined;

  const report = (index: number | undefined) => {
    if (index !== reported) onCrosshair(index);
    reported = index;
  };
  const indexAt = (logical: number | undefined) =>
    logical !== undefined && candles[logical] ? logical : undefined;
  const keepPinned = () => {
    const index = candles.findLastIndex(({ openedAt }) => openedAt === pinned);
    const candle = candles[index];
    if (!candle) return release();
    const visible = chart.timeScale().getVisibleLogicalRange();
    // For a bar out of sight, the library would place the crosshair at the edge.
    if (visible && index >= visible.from && index <= visible.to)
      chart.setCrosshairPosition(Number(candle.close), chartTime(candle), bars);
    else chart.clearCrosshairPosition();
    report(index);
  };
  const release = () => {
    pinned = undefined;
    chart.clearCrosshairPosition();
    report(undefined);
  };

  chart.subscribeCrosshairMove(({ logical, point, sourceEvent }) => {
    // Without a source event the chart moved under a pinned crosshair.
    if (pinned !== undefined && !sourceEvent) keepPinned();
    else report(point && indexAt(logical));
  });
  // The library reports the end of a pinch as a tap.
  let pinched = false;
  const countFingers = ({ touches }: TouchEvent) => {
    pinched = touches.length > 1;
  };
  chart.chartElement().addEventListener('touchstart', countFingers, { passive: true });
  const tap = ({ logical }: MouseEventParams) => {
    if (pinched) return;
    const tapped = candles[indexAt(logical) ?? -1]?.openedAt;
    if (tapped === undefined || tapped === pinned) return release();
    pinned = tapped;
    keepPinned();
  };
  // The browser scrolls the page with this touch, so no touch end follows.
  chart.chartElement().addEventListener('touchcancel', release, { passive: true });
  chart.subscribeClick(tap);
  // A quick second tap is reported as a double click.
  chart.subscribeDblClick(tap);
  chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
    if (pinned !== undefined) keepPinned();
  });

  return {
    /** Call after drawing these bars. */
    show: (drawn: readonly Candle[]) => {
      candles = drawn;
      if (pinned !== undefined) keepPinned();
    },
  };
}
