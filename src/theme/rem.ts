import { unitsInRem } from './rootFontSize';

/**
 * Converts measures of the 750-wide design to CSS. The root font size is 200/750 of the viewport width
 * (specification 9), so 200 drawing units are 1 rem and `rem(28)` is 14 css px on a 375 px wide phone.
 *
 * @param units one or more measures in drawing units, in the order of a CSS shorthand
 */
export function rem(...units: number[]): string {
  return units.map((unit) => (unit === 0 ? '0' : `${unit / unitsInRem}rem`)).join(' ');
}
