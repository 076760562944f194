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

/** The moving averages of a chart: one line per length. */
export interface AverageLines extends ISeriesPrimitive<Time> {
  set: (candles: readonly Candle[], lengths: readonly number[]) => void;
}

/**
 * Draws the averages as a primitive, only over the visible bars. A chart series per average would cost as much as all
 * bars again.
 *
 * @param element whose colours it has
 */
export function averageLines(element: Element): AverageLines {
  let lines: { ink: string; values: readonly (number | undefined)[] }[] = [];
  let place: SeriesAttachedParameter<Time> | undefined;

  const draw = (context: CanvasRenderingContext2D) => {
    const scale = place?.chart.timeScale();
    const visible = scale?.getVisibleLogicalRange();
    if (!place || !scale || !visible) return;
    const [from, to] = [Math.max(Math.floor(visible.from), 0), Math.ceil(visible.to)];
    context.lineWidth = 1;
    context.lineJoin = 'round';
    for (const { ink, values } of lines) {
      context.strokeStyle = ink;
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
    set: (candles, lengths) => {
      lines = lengths.map((length) => ({
        ink: cssColor(averageColor(length), element),
        values: toAverage(candles, length),
      }));
      place?.requestUpdate();
    },
    paneViews: () => paneViews,
  };
}
