/** Statuses of day trades: applied for, open, closed, cancelled. */
export const dayTradeStatuses = ['applied', 'trading', 'closed', 'cancelled'] as const;
export type DayTradeStatus = (typeof dayTradeStatuses)[number];
