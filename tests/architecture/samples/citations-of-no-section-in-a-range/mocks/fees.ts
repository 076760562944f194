/** Fees have no values (specification 1 to 3). */
export const fees = [];
