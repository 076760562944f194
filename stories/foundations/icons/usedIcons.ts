import type { LucideIcon } from 'lucide-react';
import * as set from 'lucide-react';
import { linesWith } from '../page/sources';

/** An icon of the set that the product uses. */
export interface UsedIcon {
  /** Name in the set, such as `chart-candlestick`. */
  name: string;
  /** Missing if the set has no icon of this name. */
  glyph: LucideIcon | undefined;
  /** The files that use it. */
  files: string[];
}

/** Icons by all their names: some also have an old name. */
const drawings = set as unknown as Partial<Record<string, LucideIcon>>;

const imported = linesWith(/from 'lucide-react\/icons\/[^']+';/).map(({ name, line }) => ({
  file: name,
  icon: line.replace(/^.*lucide-react\/icons\//, '').replace(/';.*$/, ''),
}));

/** `chart-candlestick` → `ChartCandlestick`. */
const componentName = (icon: string) =>
  icon
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Every icon that the sources import: the page cannot show others. Only the catalogue imports the whole set. */
export const usedIcons: readonly UsedIcon[] = [...new Set(imported.map(({ icon }) => icon))]
  .sort()
  .map((name) => ({
    name,
    glyph: drawings[componentName(name)],
    files: imported.filter(({ icon }) => icon === name).map(({ file }) => file),
  }));
