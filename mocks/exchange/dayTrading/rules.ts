import type { Localized } from '../localized';

const minute = 60_000;
const hour = 60 * minute;

/** Rules for all day trades (decision 8). Times in ms after the exchange's midnight. */
export const dayTradeRules = {
  /** Deadline for reservations, 14:00. */
  reserveUntil: 14 * hour,
  /**
   * Deadline for opening, 15:00. A position opened then can be sold after 15 minutes, before the exchange closes it.
   */
  openUntil: 15 * hour,
  /** The exchange closes all positions that are still held, 15:20. */
  closesAt: 15 * hour + 20 * minute,
  /** Simulated delay, in minutes of open sessions, until a reservation is confirmed. */
  confirmMinutes: 1,
  /** Extra fraction above the last price that is frozen. */
  headroomRate: '0.02',
};

/** Explains what happens to positions held at the last deadline. */
export const afterDeadline: Localized = {
  en: 'A day trade that’s still open at 15:20 (Japan time) is closed by the exchange at the market price at that time, with the same fees as any other close.',
  tw: '15:20（日本時間）仍未平倉的當沖部位，將由交易所依當時市價平倉，費用與一般平倉相同。',
  jp: '15:20の時点で決済されていないデイトレードの建玉は、取引所がその時の市場価格で決済します。手数料は通常の決済と同じです。',
};
