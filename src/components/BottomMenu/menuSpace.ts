import { rem } from '../../theme/rem';

/** Height of the bottom menu in drawing units, while its words find room on one line. */
export const menuHeight = 112;

/** Set on the document by the menu itself: with large text it is higher than drawn. */
export const menuSpaceVariable = '--menu-space';

/** How much the bottom menu covers of the bottom of the window, its safe area included. */
export const menuSpace = `var(${menuSpaceVariable}, calc(${rem(menuHeight)} + var(--safe-bottom)))`;
