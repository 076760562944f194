const minute = 60_000;
const hour = 60 * minute;

/** Rules for all new issues (decision 8). */
export const ipoRules = {
  /** Hours for applications and payments, on trading days. */
  channel: { opens: '08:00', closes: '18:00' },
  /** Fraction of applications that win something. */
  winningChance: 0.45,
};

/** Times of day of the calendar, in ms after the exchange's midnight. */
export const ipoTimes = {
  subscriptionOpens: 9 * hour,
  subscriptionEnds: 15 * hour,
  draw: 10 * hour,
  paymentOpens: 8 * hour,
  paymentEnds: 15 * hour,
  listing: 9 * hour,
};
