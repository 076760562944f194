import { type Appearance, currentAppearance } from '../../src/theme/appearance';
import { colorsIn } from '../../src/theme/colorsIn';

/** The colours of the page's theme, with these choices instead of the page's own. */
export const shownColors = (instead: Partial<Appearance> = {}) =>
  colorsIn({ ...currentAppearance(), ...instead });
