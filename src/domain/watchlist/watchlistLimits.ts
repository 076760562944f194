/** Limits of the groups of a watchlist. The server has the same ones. */
export const watchlistLimits = {
  /** Maximum number of groups. */
  groups: 10,
  /** Maximum number of characters of a group's name. */
  nameLength: 12,
} as const;
