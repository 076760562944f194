/** Columns of a stock list, in its head and in its rows: name, last price, change. */
export const stockColumns = 'minmax(0, 1fr) minmax(0, 0.62fr) minmax(0, 0.62fr)';
