import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  Logical,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts';
import type { Candle } from '../../../api/contract/candles';
import { cssColor } from '../../../theme/cssColor';
import { averageColor } from './chartColors';
import { toAverage } from './chartData';
import type { Box } from './freePlace';
import { type IndicatorLine, isOscillator, partLooks } from './indicatorParts';

/** The moving averages of a chart, one line per length, indicators over the prices, and the closes if they are a line. */
export interface AverageLines extends ISeriesPrimitive<Time> {
  set: (
    candles: readonly Candle[],
    lengths: readonly number[],
    closes: boolean,
    indicators: readonly IndicatorLine[],
  ) => void;
  /** The visible parts of the lines, from left to right line by line: where a label would cover them. */
  boxes: () => Box[];
}

interface Line {
  ink: string;
  width: number;
  dash: readonly number[];
  values: readonly (number | undefined)[];
  /** Bars by which it is moved to the right. */
  shift: number;
  /** Whether the price axis includes it. */
  widens: boolean;
}

/**
 * Draws the averages as a primitive, only over the visible bars. A chart series per average would cost as much as all
 * bars again.
 *
 * @param element whose colours it has
 */
export function averageLines(element: Element): AverageLines {
  let lines: Line[] = [];
  let place: SeriesAttachedParameter<Time> | undefined;

  /** The visible points of a line, from left to right, in CSS px. */
  const pointsOf = ({ values, shift }: Line): { x: number; y: number }[] => {
    const scale = place?.chart.timeScale();
    const visible = scale?.getVisibleLogicalRange();
    if (!place || !scale || !visible) return [];
    const [from, to] = [Math.max(Math.floor(visible.from), 0), Math.ceil(visible.to)];
    const points = [];
    for (let index = from; index <= to && index - shift < values.length; index += 1) {
      const value = values[index - shift];
      const x = scale.logicalToCoordinate(index as Logical);
      const y = value === undefined ? null : place.series.priceToCoordinate(value);
      if (x !== null && y !== null) points.push({ x, y });
    }
    return points;
  };
  const draw = (context: CanvasRenderingContext2D) => {
    context.lineJoin = 'round';
    for (const line of lines) {
      context.strokeStyle = line.ink;
      context.lineWidth = line.width;
      context.setLineDash([...line.dash]);
      context.beginPath();
      for (const { x, y } of pointsOf(line)) context.lineTo(x, y);
      context.stroke();
    }
    context.setLineDash([]);
  };
  const renderer: IPrimitivePaneRenderer = {
    draw: (target) => target.useMediaCoordinateSpace(({ context }) => draw(context)),
  };
  const paneViews = [{ renderer: () => renderer }];

  return {
    boxes: () =>
      lines.flatMap((line) =>
        pointsOf(line).map(({ x, y }, index, points) => {
          const before = points[index - 1] ?? { x, y };
          return { left: before.x, right: x, top: Math.min(before.y, y), bottom: Math.max(before.y, y) };
        }),
      ),
    attached: (attached) => {
      place = attached;
    },
    detached: () => {
      place = undefined;
    },
    set: (candles, lengths, closes, indicators) => {
      lines = lengths.map((length) => ({
        ...whole,
        ink: cssColor(averageColor(length), element),
        width: 1,
        values: toAverage(candles, length),
      }));
      for (const { indicator, part, values, shift } of indicators)
        if (!isOscillator(indicator)) {
          const { ink, dash } = partLooks[part];
          lines.push({ ink: cssColor(ink, element), width: 1.5, dash, values, shift, widens: true });
        }
      if (closes)
        lines.push({
          ...whole,
          ink: cssColor('ink', element),
          width: 2,
          values: candles.map(({ close }) => Number(close)),
        });
      place?.requestUpdate();
    },
    // The averages stay near the prices; bands and clouds may not.
    autoscaleInfo: (from, to) => {
      const values = lines
        .filter(({ widens }) => widens)
        .flatMap(({ values, shift }) => values.slice(Math.max(from - shift, 0), Math.max(to - shift + 1, 0)))
        .filter((value) => value !== undefined);
      if (values.length === 0) return null;
      return { priceRange: { minValue: Math.min(...values), maxValue: Math.max(...values) } };
    },
    paneViews: () => paneViews,
  };
}

const whole = { dash: [], shift: 0, widens: false } as const;
