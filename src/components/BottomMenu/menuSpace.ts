import { units } from '../../theme/units';

/** Height of the bottom menu in drawing units when its labels fit on one line. */
export const menuHeight = 112;

/** Set on the scope by the menu: large text makes it higher than `menuHeight`. */
export const menuSpaceVariable = '--menu-space';

/** Height at the bottom of the window that the menu covers, including the safe area. */
export const menuSpace = `var(${menuSpaceVariable}, calc(${units(menuHeight)} + var(--safe-bottom)))`;
