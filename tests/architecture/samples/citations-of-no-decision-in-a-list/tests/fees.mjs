// Fees come from the server, and are shown before an order is sent (decisions 1,
// 2 and 3).
export const fees = [];
