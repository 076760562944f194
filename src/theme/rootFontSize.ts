/** Drawing units in 1 rem, of the 750 of the design's width (specification 9). */
export const unitsInRem = 200;

/**
 * The root font size: 200/750 of a width, up to the width of the design.
 *
 * @param designWidth `maxWidth` of the tokens, css px
 */
export const rootFontSize = (width: '100vw' | '100vmin', designWidth: number): string =>
  `calc(min(${width}, ${designWidth}px) * ${unitsInRem} / ${designWidth})`;
