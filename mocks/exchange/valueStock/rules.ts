/** Rules for all value-stock applications. The specification (section 5) gives no values, so they are chosen here. */
export const valueStockRules = {
  /** Number of stocks on a weekly list. */
  offers: 10,
  /** Maximum share price on the list, in yen, so that a lot is affordable. */
  highestBasePrice: 5000,
  /** Minutes until an application is reviewed. */
  reviewMinutes: 5,
  /** Maximum applications of one member for one stock per week; rejected and cancelled ones don't count. */
  applicationsPerStock: 3,
  /** Maximum move of the market price from the offer's price, as a fraction. Beyond it an application is rejected. */
  tolerance: '0.05',
};
