const hour = 3_600_000;

/** Rules for all buyback offers. The specification gives no values, so these are chosen here. */
export const buybackRules = {
  /** An offer starts every this many trading days… */
  every: 2,
  /** …and accepts tenders for this many trading days after that, plus up to two. */
  leastDays: 11,
  /** Only companies with a share price below this, in yen, make offers, so that many members can hold a lot. */
  highestBasePrice: 5000,
  /** In ms after the exchange's midnight: start, deadline, and result after the market has closed. */
  opens: 9 * hour,
  closes: 15 * hour,
  result: 16 * hour,
};
