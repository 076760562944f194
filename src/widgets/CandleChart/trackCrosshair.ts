import type { IChartApi, ISeriesApi, MouseEventParams } from 'lightweight-charts';
import type { Candle } from '../../api/contract/stocks';
import { chartTime } from './chartData';

/**
 * Tells which bar the crosshair is on. It follows a mouse, or a finger that was held still for a moment; a tap puts it
 * on a bar, where it stays while the chart moves, until the bar is tapped again
 * or the page is scrolled from the chart.
 */
export function trackCrosshair(
  chart: IChartApi,
  bars: ISeriesApi<'Candlestick'>,
  onCrosshair: (index: number | undefined) => void,
) {
  let candles: readonly Candle[] = [];
  /** Opening of the bar that was tapped. */
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
    const sight = chart.timeScale().getVisibleLogicalRange();
    // Out of sight the crosshair would stand on the bar at the edge.
    if (sight && index >= sight.from && index <= sight.to)
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
    // Moved by nobody: the chart did, beneath it.
    if (pinned !== undefined && !sourceEvent) keepPinned();
    else report(point && indexAt(logical));
  });
  // The chart takes the end of a pinch for a tap.
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
  // The browser has taken the touch to scroll the page: no end of it will come.
  chart.chartElement().addEventListener('touchcancel', release, { passive: true });
  chart.subscribeClick(tap);
  // A second tap that comes soon is reported as this instead.
  chart.subscribeDblClick(tap);
  chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
    if (pinned !== undefined) keepPinned();
  });

  return {
    /** These bars are drawn now. */
    show: (drawn: readonly Candle[]) => {
      candles = drawn;
      if (pinned !== undefined) keepPinned();
    },
  };
}
