import { contrast } from './contrast';
import { markOn, textOn } from './contrastPairs';
import { type ColorName, palette, priceColors, type UpDown } from './tokens';

/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3) and of outlines, marks and drawings (1.4.11). */
export const minimumContrast = { text: 4.5, mark: 3 } as const;

/** A colour on a background, with its contrast ratio. */
export interface Measured {
  kind: keyof typeof minimumContrast;
  ink: ColorName;
  ground: ColorName;
  /** Price colour convention; undefined when the pair is the same in both. */
  convention: UpDown | undefined;
  /** As `#rrggbb`. */
  inkHex: string;
  groundHex: string;
  ratio: number;
}

/** The values of all colour tokens in a price colour convention. */
export const tokensIn = (convention: UpDown): Record<ColorName, string> => ({
  ...palette,
  ...priceColors[convention],
});

const isOfPrice = (name: ColorName) => Object.hasOwn(priceColors.redUp, name);

function conventionsOf(...names: ColorName[]): (UpDown | undefined)[] {
  return names.some(isOfPrice) ? ['redUp', 'greenUp'] : [undefined];
}

function measure(kind: Measured['kind'], pairs: typeof textOn): Measured[] {
  return Object.entries(pairs).flatMap(([name, grounds]) => {
    const ink = name as ColorName;
    return grounds.flatMap((ground) =>
      conventionsOf(ink, ground).map((convention) => {
        const values = tokensIn(convention ?? 'redUp');
        const [inkHex, groundHex] = [values[ink], values[ground]];
        return { kind, ink, ground, convention, inkHex, groundHex, ratio: contrast(inkHex, groundHex) };
      }),
    );
  });
}

/** Every pair, in both conventions. */
export const measured: readonly Measured[] = [...measure('text', textOn), ...measure('mark', markOn)];
