/* Made from src/theme/tokens/ by "npm run tokens". Never edit this file. */

/** Every colour token. Colours are named by their meaning, never by their hue. */
export type ColorName =
  | 'paper'
  | 'surface'
  | 'sunken'
  | 'ink'
  | 'inkSecondary'
  | 'inkTertiary'
  | 'hairline'
  | 'outline'
  | 'accent'
  | 'accentPressed'
  | 'accentSoft'
  | 'onAccent'
  | 'danger'
  | 'dangerSoft'
  | 'success'
  | 'successSoft'
  | 'warning'
  | 'warningSoft'
  | 'priceFlat'
  | 'averageShort'
  | 'averageMiddle'
  | 'averageLong'
  | 'scrim'
  | 'pictureGround'
  | 'priceUp'
  | 'priceDown'
  | 'priceUpSoft'
  | 'priceDownSoft';

/** A colour token as a CSS variable. */
export function color(name: ColorName): string {
  return `var(--color-${name})`;
}

/** Type sizes in drawing units (28 is body text). Nothing is smaller than `caption`. */
export const fontSize = { caption: 22, small: 24, body: 28, lead: 32, title: 36, figure: 44, keyFigure: 60 } as const;

/** Font weights: there are two. */
export const fontWeight = { regular: 400, bold: 600 } as const;

/** Line heights: `tight` for titles, figures and labels, `row` for rows, `prose` for sentences. */
export const lineHeight = { tight: 1.3, row: 1.4, prose: 1.6 } as const;

/** Spacing rhythm in drawing units. */
export const space = { xs: 8, s: 16, m: 24, l: 32, xl: 48, xxl: 64 } as const;

/** Corner radii in drawing units. */
export const radius = { small: 8, card: 16, pill: 999 } as const;

/** Blur radius of the shadows of elements above the page, in drawing units; see `shadow`. */
export const elevation = { popup: 32, sheet: 48 } as const;

/** Durations in ms; all motion stops under `prefers-reduced-motion`. `wait` is how long a skeleton stays invisible, so that a quick answer doesn't flicker. */
export const motion = { fast: 120, slow: 200, flash: 400, wait: 150 } as const;

/** Stacking order of elements above the page. */
export const layer = { bar: 10, sheet: 100, toast: 200, demo: 300 } as const;

/** Smallest size of anything that can be touched, in drawing units (44 css px at 375 wide). */
export const touchTarget = 88;

/** Maximum content width: the width of the design, css px. */
export const maxWidth = 750;
