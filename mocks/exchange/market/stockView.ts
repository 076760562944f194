import { timestamp } from '../timestamp';

/** A stock as sent to a client. */
export const stockView = <T extends { quotedAt: number }>(quoted: T) => ({
  ...quoted,
  quotedAt: timestamp(quoted.quotedAt),
});
