/** Fees come from the server (decision 1). */
export const fees = [];
