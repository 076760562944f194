/**
 * Media query for a window wider than high, such as of a desktop. The root font size follows the width there
 * (specification 9): bars as high as drawn would leave little room for the page.
 */
export const wideScreen = '@media (orientation: landscape) and (min-width: 560px) and (max-height: 960px)';

/** Media query for a phone on its side: its bars scroll away with the page. */
export const lowScreen = '@media (orientation: landscape) and (max-height: 480px)';

/** Height of bars, and of what is pressed in them: lower on a wide screen, yet never below 44 css px. */
export const barHeight = 'var(--bar-height)';

/** The same on a wide screen, in drawing units. */
export const lowBar = 64;
