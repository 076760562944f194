import { wcagContrast } from 'culori';
import type { Appearance } from './appearance';
import { colorsIn } from './colorsIn';
import { markOn, textOn } from './contrastPairs';
import type { ColorName } from './tokens';

/**
 * Minimum contrast ratio of text (WCAG 2.2, 1.4.3) and of outlines, marks and drawings (1.4.11). With more contrast, text
 * has the enhanced minimum (1.4.6).
 */
export const minimumContrast = {
  usual: { text: 4.5, mark: 3 },
  more: { text: 7, mark: 3 },
} as const;

/** A colour on a background, with its contrast ratio. */
export interface Measured {
  kind: 'text' | 'mark';
  ink: ColorName;
  ground: ColorName;
  /** As `#rrggbb`. */
  inkHex: string;
  groundHex: string;
  ratio: number;
}

/** Every pair of colours in an appearance. */
export function measuredPairs(appearance: Partial<Appearance>): Measured[] {
  const values = colorsIn(appearance);
  const measure = (kind: Measured['kind'], pairs: typeof textOn) =>
    Object.entries(pairs).flatMap(([name, grounds]) =>
      grounds.map((ground): Measured => {
        const ink = name as ColorName;
        const [inkHex, groundHex] = [values[ink], values[ground]];
        return { kind, ink, ground, inkHex, groundHex, ratio: wcagContrast(inkHex, groundHex) };
      }),
    );
  return [...measure('text', textOn), ...measure('mark', markOn)];
}

/** Whether a token is a colour of price movement, which depends on the pair and on the direction. */
export const isOfPrice = (name: ColorName): boolean => /^price(Up|Down)/.test(name);
