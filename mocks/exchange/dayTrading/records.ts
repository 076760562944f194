/** Day-trading reservations. */
export interface DayTradingWorld {
  records: Record<string, never>;
}

export const newDayTradingWorld = (): DayTradingWorld => ({ records: {} });
