/** Maximum number of groups of a member's watchlist. */
export const maxGroups = 10;

/** Maximum number of characters of a group's name. */
export const maxNameLength = 12;
