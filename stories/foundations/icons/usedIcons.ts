import type { LucideIcon } from 'lucide-react';
import * as set from 'lucide-react';
import { linesWith } from '../page/sources';

/** An icon of the set that the product uses. */
export interface UsedIcon {
  /** In the set: `chart-candlestick`. */
  name: string;
  /** Left out where the set has none of this name. */
  glyph: LucideIcon | undefined;
  /** The files that show it. */
  files: string[];
}

/** By every name they have: some have an old one as well. */
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

/**
 * Every icon that the sources import, so that the page can't show another. Only the catalogue has the whole set at
 * hand; the product imports them one by one.
 */
export const usedIcons: readonly UsedIcon[] = [...new Set(imported.map(({ icon }) => icon))]
  .sort()
  .map((name) => ({
    name,
    glyph: drawings[componentName(name)],
    files: imported.filter(({ icon }) => icon === name).map(({ file }) => file),
  }));
