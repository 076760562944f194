import { storedChoice } from './storedChoice';

/** Text sizes to choose from, in percent. */
export const textSizes = ['100', '125', '150', '175', '200'] as const;

/** The member's text size in percent, stored on the device; null follows the device's text size. */
export const storedTextSize = storedChoice('textSize', textSizes);
