/** Fees come from the server (decision 8). */
export const fees = [];
