import { height } from '../../stories/support/everyMode';

/** The phone that previews are drawn for, in css px. */
export const phone = { width: 390, height };
