/**
 * Media query for a landscape window that is not high: on a desktop, or a phone in landscape. The root font size
 * follows the width (specification 9), so bars of the designed height would leave little space for the page.
 */
export const wideScreen = '@media (orientation: landscape) and (min-width: 560px) and (max-height: 960px)';

/** Media query for a phone in landscape: bars scroll away with the page. From 560 px it is also a `wideScreen`. */
export const lowScreen = '@media (orientation: landscape) and (max-height: 480px)';

/** Height of bars and their buttons: lower on a wide screen, but never below 44 css px. */
export const barHeight = 'var(--bar-height)';

/** Height of bars on a wide screen, and of the bottom menu on a low one, in drawing units. */
export const lowBar = 64;
