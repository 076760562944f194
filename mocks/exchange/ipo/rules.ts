const minute = 60_000;
const hour = 60 * minute;

/** What holds for every new issue here (decision 8). */
export const ipoRules = {
  /** When applications and payments are taken, on trading days. */
  channel: { opens: '08:00', closes: '18:00' },
  /** How many of the applications win something, as a fraction. */
  winningChance: 0.45,
};

/** At what time its days begin and end: ms after the exchange's midnight. */
export const ipoTimes = {
  subscriptionOpens: 9 * hour,
  subscriptionEnds: 15 * hour,
  draw: 10 * hour,
  paymentOpens: 8 * hour,
  paymentEnds: 15 * hour,
  listing: 9 * hour,
};
