/** A moment as the exchange writes it: ISO 8601 in UTC. */
export const timestamp = (moment: number): string => new Date(moment).toISOString();
