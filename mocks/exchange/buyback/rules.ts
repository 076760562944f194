const hour = 3_600_000;

/** What holds for every offer to buy back shares (the specification shows no values, so they are ours). */
export const buybackRules = {
  /** One company begins every so many trading days… */
  every: 2,
  /** …and takes tenders for so many trading days after that, or up to two more. */
  leastDays: 11,
  /** A company is chosen only if a share costs less than this, in yen: many members may hold a lot. */
  highestBasePrice: 5000,
  /** Ms after the exchange's midnight: the first moment, the deadline, and the result after the market has closed. */
  opens: 9 * hour,
  closes: 15 * hour,
  result: 16 * hour,
};
