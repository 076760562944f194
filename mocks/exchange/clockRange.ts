import { exchangeMidnight } from '../../src/domain/market/tradingSession';

/** The times at which the simulated market has prices and a year of history, and that the contract can write. Epoch ms. */
const from = exchangeMidnight('2021-01-04');
const until = exchangeMidnight('2100-01-01');

/** Whether the exchange can have this time. A phone without its time, or a damaged value, may claim any other. */
export const isExchangeTime = (moment: number): boolean => moment >= from && moment < until;
