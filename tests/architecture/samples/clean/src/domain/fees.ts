/**
 * Fees of an order, as the server sends them (specification 1 to 2, decision
 * 1). Its sections are cited together (decisions 1, 2 and 3).
 */
export const fees = [];
