/** What holds for every value-stock application (specification 5: values not shown, so they are ours). */
export const valueStockRules = {
  /** Stocks on a week's list. */
  offers: 10,
  /** A stock is on the list only if it costs less than this, in yen: a lot stays within reach. */
  highestBasePrice: 5000,
  /** An application is reviewed after so many minutes. */
  reviewMinutes: 5,
  /** Applications of one member for one stock in a week; those rejected or cancelled don't count. */
  applicationsPerStock: 3,
  /** Further than this from the offer's price, as a fraction of it, the market ends an application. */
  tolerance: '0.05',
};
