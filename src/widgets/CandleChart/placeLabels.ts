import type { ChartLevel } from './chartTypes';

/** A line with where it runs. */
interface Placed extends ChartLevel {
  value: number;
  /** In css px from the top of the chart, also beyond its edges. */
  y: number;
}

/** What is written at the left of the chart, and where its middle is. */
export interface LevelLabel<Level> {
  text: string;
  y: number;
  level: Level;
}

/**
 * A label for every line: its title above it, or at the edge beyond which it lies, with an arrow and its price, as the
 * axis has no place for that there. No two lie over each other.
 */
export function placeLabels<Level extends Placed>(
  levels: readonly Level[],
  { height, size, written }: { height: number; size: number; written: (price: number) => string },
): LevelLabel<Level>[] {
  const step = size * 1.4;
  const labels = levels
    .filter(({ y }) => Number.isFinite(y))
    .toSorted((one, other) => one.y - other.y)
    .map((level) => {
      const { title, value, y } = level;
      if (y < 0) return { level, text: `↑ ${title} ${written(value)}`, y: 0 };
      if (y > height) return { level, text: `↓ ${title} ${written(value)}`, y: height };
      return { level, text: title, y: y - step / 2 };
    });
  // Downwards each keeps clear of the one above, then upwards of the one below: all stay within the edges.
  labels.forEach((label, index) => {
    label.y = Math.max(label.y, (labels[index - 1]?.y ?? -step / 2) + step);
  });
  labels.toReversed().forEach((label, index, below) => {
    label.y = Math.min(label.y, (below[index - 1]?.y ?? height + step / 2) - step);
  });
  return labels;
}
