import type { ChartLevel } from './chartTypes';

/** A line with its vertical position. */
interface Placed extends ChartLevel {
  value: number;
  /** In CSS px from the top of the chart; may lie outside it. */
  y: number;
  /** Whether the axis shows its price. */
  labelled: boolean;
}

/** A label at the left of the chart, and the position of its middle. */
export interface LevelLabel<Level> {
  text: string;
  y: number;
  /** Where it can be instead: below its line, if no other label is there. */
  below?: number;
  level: Level;
}

/**
 * Returns a label for every line, without overlaps.
 *
 * A visible line has its title above it, and perhaps room for it below. A line beyond the edge has an arrow and its price at that edge. The price stands
 * beside every title whose price has no place on the axis.
 *
 * @param floor where the volume begins, which no label covers
 */
export function placeLabels<Level extends Placed>(
  levels: readonly Level[],
  {
    height,
    floor,
    size,
    formatPrice,
  }: { height: number; floor: number; size: number; formatPrice: (price: number) => string },
): LevelLabel<Level>[] {
  const step = size * 1.4;
  const labels = levels
    .filter(({ y }) => Number.isFinite(y))
    .toSorted((one, other) => one.y - other.y)
    .map((level): LevelLabel<Level> => {
      const { title, value, y, labelled } = level;
      if (y < 0) return { level, text: `↑ ${title} ${formatPrice(value)}`, y: 0 };
      if (y > height) return { level, text: `↓ ${title} ${formatPrice(value)}`, y: height };
      return { level, text: labelled ? title : `${title} · ${formatPrice(value)}`, y: y - step / 2 };
    });
  // First pushes labels down from the one above, then up from the one below: all stay between the upper edge and the floor.
  labels.forEach((label, index) => {
    label.y = Math.max(label.y, (labels[index - 1]?.y ?? -step / 2) + step);
  });
  labels.toReversed().forEach((label, index, below) => {
    label.y = Math.min(label.y, (below[index - 1]?.y ?? floor + step / 2) - step);
  });
  return labels.map((label) => {
    const below = label.level.y + step / 2;
    const isFree =
      label.level.y >= 0 &&
      below <= floor &&
      labels.every((other) => other === label || Math.abs(other.y - below) >= step);
    return isFree ? { ...label, below } : label;
  });
}
