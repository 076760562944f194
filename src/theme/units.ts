/**
 * Converts measures of the 750-wide design to CSS. The length of a unit is set by the scope around an element:
 * `PageScope` sets 1/750 of the width of the window (specification 9), so `units(28)` is 14 css px on a phone of 375 px.
 *
 * @param measures one or more measures in drawing units, in the order of a CSS shorthand
 */
export function units(...measures: number[]): string {
  return measures.map((measure) => (measure === 0 ? '0' : `calc(var(--unit) * ${measure})`)).join(' ');
}
