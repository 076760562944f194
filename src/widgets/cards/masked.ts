const mask = '••••';

/** Formats an account by its last digits, as in every list and form: `•••• 0917`. */
export const accountEnding = (lastFour: string): string => `${mask} ${lastFour}`;

/** Replaces the server's stars with the app's mask: `ha***@asagiri` becomes `ha••••@asagiri`. */
export const withMask = (masked: string): string => masked.replaceAll(/\*+/g, mask);
