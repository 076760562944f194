const mask = '••••';

/** An account by its last digits, as every list and form names it: `•••• 0917`. */
export const accountEnding = (lastFour: string): string => `${mask} ${lastFour}`;

/** What the server masked with stars, with the mark that masks everywhere: `ha***@asagiri` as `ha••••@asagiri`. */
export const withMask = (masked: string): string => masked.replaceAll(/\*+/g, mask);
