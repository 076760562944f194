import { storedChoice } from './storedChoice';

// Not in `preferences.ts`, because the start applies it before React is loaded.

/** Text sizes to choose from, in percent. */
export const textSizes = ['100', '125', '150', '175', '200'] as const;

/** The member's text size in percent, stored on the device; null follows the device's text size. */
export const storedTextSize = storedChoice('textSize', textSizes);
