/** A time in the format of the API: ISO 8601 in UTC. */
export const timestamp = (moment: number): string => new Date(moment).toISOString();
