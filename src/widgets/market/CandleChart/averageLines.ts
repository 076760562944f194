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

/** The moving averages of a chart, one line per length, and the closes if they are drawn as a line. */
export interface AverageLines extends ISeriesPrimitive<Time> {
  set: (candles: readonly Candle[], lengths: readonly number[], closes: boolean) => void;
}

/**
 * Draws the averages as a primitive, only over the visible bars. A chart series per average would cost as much as all
 * bars again.
 *
 * @param element whose colours it has
 */
export function averageLines(element: Element): AverageLines {
  let lines: { ink: string; width: number; values: readonly (number | undefined)[] }[] = [];
  let place: SeriesAttachedParameter<Time> | undefined;

  const draw = (context: CanvasRenderingContext2D) => {
    const scale = place?.chart.timeScale();
    const visible = scale?.getVisibleLogicalRange();
    if (!place || !scale || !visible) return;
    const [from, to] = [Math.max(Math.floor(visible.from), 0), Math.ceil(visible.to)];
    context.lineJoin = 'round';
    for (const { ink, width, values } of lines) {
      context.strokeStyle = ink;
      context.lineWidth = width;
      context.beginPath();
      for (let index = from; index <= to && index < values.length; index += 1) {
        const value = values[index];
        const x = scale.logicalToCoordinate(index as Logical);
        const y = value === undefined ? null : place.series.priceToCoordinate(value);
        if (x !== null && y !== null) context.lineTo(x, y);
      }
      context.stroke();
    }
  };
  const renderer: IPrimitivePaneRenderer = {
    draw: (target) => target.useMediaCoordinateSpace(({ context }) => draw(context)),
  };
  const paneViews = [{ renderer: () => renderer }];

  return {
    attached: (attached) => {
      place = attached;
    },
    detached: () => {
      place = undefined;
    },
    set: (candles, lengths, closes) => {
      lines = lengths.map((length) => ({
        ink: cssColor(averageColor(length), element),
        width: 1,
        values: toAverage(candles, length),
      }));
      if (closes)
        lines.push({
          ink: cssColor('ink', element),
          width: 2,
          values: candles.map(({ close }) => Number(close)),
        });
      place?.requestUpdate();
    },
    paneViews: () => paneViews,
  };
}
