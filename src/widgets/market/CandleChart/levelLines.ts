import type {
  IChartApiBase,
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesApi,
  ISeriesPrimitive,
  ISeriesPrimitiveAxisView,
  Logical,
  Time,
} from 'lightweight-charts';
import { cssColor } from '../../../theme/cssColor';
import { smallestText } from '../../../theme/textSize';
import type { ColorName } from '../../../theme/tokens';
import type { ChartLevel, LevelKind } from './chartTypes';
import { freeLabels } from './freeLabels';
import { type Box, freePlace } from './freePlace';
import { placeLabels } from './placeLabels';
import { volumeTop } from './volumeTop';

/** Horizontal lines across the chart. Lines beyond the visible prices are labelled at the edge. */
export interface LevelLines extends ISeriesPrimitive<Time> {
  set: (levels: readonly ChartLevel[], limitsInRange: boolean) => void;
}

interface Line extends ChartLevel {
  value: number;
  /** In CSS px from the top of the chart; may lie outside it. */
  y: number;
  /** Whether its label on the axis covers no other. */
  labelled: boolean;
}

const looks: Record<LevelKind, { color: ColorName; dash: number[] }> = {
  limit: { color: 'inkSecondary', dash: [6, 4] },
  previousClose: { color: 'inkTertiary', dash: [2, 3] },
  position: { color: 'accent', dash: [] },
  order: { color: 'accent', dash: [6, 4] },
};

/**
 * @param element whose colours and font the lines have
 * @param formatPrice formats a price as the axis does
 * @param linesOver the boxes of the lines over the bars, which labels do not cover where there is a free place
 */
export function levelLines(
  series: ISeriesApi<'Candlestick'>,
  {
    element,
    formatPrice,
    linesOver,
  }: { element: Element; formatPrice: (price: number) => string; linesOver: () => readonly Box[] },
): LevelLines {
  let lines: Line[] = [];
  let axisViews: ISeriesPrimitiveAxisView[] = [];
  let reach: { minValue: number; maxValue: number } | null = null;
  let height = 0;
  let update = () => {};
  let chart: IChartApiBase<Time> | undefined;
  const inSight = ({ y }: Line) => y >= 0 && y <= height;
  const colors = Object.fromEntries(
    Object.entries(looks).map(([kind, { color }]) => [kind, cssColor(color, element)]),
  ) as Record<LevelKind, string>;
  const { fontFamily } = getComputedStyle(element);
  /** Type size of the axes, css px. */
  const size = () => chart?.options().layout.fontSize ?? smallestText;
  const ground = cssColor('surface', element);
  const axisGround = cssColor('sunken', element);

  const drawLines: IPrimitivePaneRenderer = {
    draw: (target) =>
      target.useMediaCoordinateSpace(({ context, mediaSize }) => {
        height = mediaSize.height;
        context.lineWidth = 1;
        for (const line of lines.filter(inSight)) {
          context.strokeStyle = colors[line.kind];
          context.setLineDash(looks[line.kind].dash);
          context.beginPath();
          context.moveTo(0, Math.round(line.y) + 0.5);
          context.lineTo(mediaSize.width, Math.round(line.y) + 0.5);
          context.stroke();
        }
      }),
  };
  const drawLabels: IPrimitivePaneRenderer = {
    draw: (target) =>
      target.useMediaCoordinateSpace(({ context, mediaSize }) => {
        const bars = chart ? visibleBars(chart, series) : [];
        const all = [...bars, ...linesOver()].sort((one, other) => one.left - other.left);
        const type = size();
        context.font = `${type}px ${fontFamily}`;
        context.textBaseline = 'middle';
        for (const { text, y: above, below, level } of placeLabels(lines, {
          height,
          floor: height * volumeTop,
          size: type,
          formatPrice,
        })) {
          const { width } = context.measureText(text);
          const places = (below === undefined ? [above] : [above, below]).map((y) => {
            const box = { left: 2, right: width + 8, top: y - type * 0.65, bottom: y + type * 0.65 };
            return { y, box };
          });
          // First a place that covers neither bars nor lines, then one that covers no bar.
          const found = [all, bars].flatMap((taken) =>
            places.flatMap(({ y, box }) => {
              const left = freePlace(box, taken, mediaSize.width);
              return left === undefined ? [] : [{ y, left }];
            }),
          );
          const { y, left } = found[0] ?? { y: above, left: 2 };
          // A rim around the letters, not a box: where there is no free place, the bars stay visible between them.
          context.strokeStyle = ground;
          context.lineWidth = 4;
          context.lineJoin = 'round';
          context.setLineDash([]);
          context.strokeText(text, left + 3, y);
          context.fillStyle = colors[level.kind];
          context.fillText(text, left + 3, y);
        }
      }),
  };
  // Lines are drawn behind the bars, labels in front of them.
  const paneViews: IPrimitivePaneView[] = [
    { renderer: () => drawLines, zOrder: () => 'bottom' },
    { renderer: () => drawLabels, zOrder: () => 'top' },
  ];

  return {
    attached: (attached) => {
      update = attached.requestUpdate;
      chart = attached.chart;
    },
    set: (levels, limitsInRange) => {
      lines = levels.map((level) => ({
        ...level,
        value: Number(level.price),
        y: Number.NaN,
        labelled: true,
      }));
      const limits = lines.filter(({ kind }) => kind === 'limit').map(({ value }) => value);
      const reaches = limitsInRange && limits.length > 0;
      reach = reaches ? { minValue: Math.min(...limits), maxValue: Math.max(...limits) } : null;
      axisViews = lines.map((line) => ({
        coordinate: () => line.y,
        text: () => formatPrice(line.value),
        textColor: () => colors[line.kind],
        backColor: () => axisGround,
        visible: () => inSight(line) && line.labelled,
      }));
      update();
    },
    updateAllViews: () => {
      for (const line of lines) line.y = series.priceToCoordinate(line.value) ?? Number.NaN;
      const free = freeLabels(
        lines.map(({ y }) => y),
        { always: lastPriceOnAxis(series), size: size() },
      );
      for (const [index, line] of lines.entries()) line.labelled = free[index] ?? true;
    },
    paneViews: () => paneViews,
    priceAxisViews: () => axisViews,
    autoscaleInfo: () => reach && { priceRange: reach },
  };
}

/** Where the axis has the last price, in CSS px from the top; empty while it shows none. */
export function lastPriceOnAxis(series: ISeriesApi<'Candlestick'>): number[] {
  const bar = series.options().lastValueVisible ? series.data().at(-1) : undefined;
  const y =
    bar && 'close' in bar && typeof bar.close === 'number' ? series.priceToCoordinate(bar.close) : null;
  return y === null ? [] : [y];
}

/** The visible bars with their wicks, from left to right. */
function visibleBars(chart: IChartApiBase<Time>, series: ISeriesApi<'Candlestick'>): Box[] {
  const scale = chart.timeScale();
  const range = scale.getVisibleLogicalRange();
  if (!range) return [];
  const half = scale.options().barSpacing / 2;
  const first = Math.max(0, Math.floor(range.from));
  return series
    .data()
    .slice(first, Math.ceil(range.to) + 1)
    .flatMap((bar, index) => {
      const middle = scale.logicalToCoordinate((first + index) as Logical);
      if (!('high' in bar) || middle === null) return [];
      const [top, bottom] = [series.priceToCoordinate(bar.high), series.priceToCoordinate(bar.low)];
      if (top === null || bottom === null) return [];
      return [{ left: middle - half, right: middle + half, top, bottom }];
    });
}
