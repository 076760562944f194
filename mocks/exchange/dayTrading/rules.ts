import type { Localized } from '../localized';

const minute = 60_000;
const hour = 60 * minute;

/** What holds for day trades on this exchange (decision 8). Times in ms after the exchange's midnight. */
export const dayTradeRules = {
  /** Last moment to reserve, 14:00. */
  reserveUntil: 14 * hour,
  /** Last moment to be opened, 15:00: what is opened then can be sold, 15 minutes later, before it must be. */
  openUntil: 15 * hour,
  /** What is still held is closed by the exchange, 15:20. */
  closesAt: 15 * hour + 20 * minute,
  /** Simulated delay: minutes of an open session until a reservation is confirmed. */
  confirmMinutes: 1,
  /** So much more than at the last price is frozen. */
  headroomRate: '0.02',
};

/** What happens when the last deadline is missed. */
export const afterDeadline: Localized = {
  en: 'A day trade that is still open at 15:20 is closed by the exchange at the market price of that moment, with the same fees as any other closing.',
  tw: '15:20（日本時間）仍未平倉的當沖部位，將由交易所依當時市價平倉，費用與一般平倉相同。',
  jp: '15:20の時点で決済されていないデイトレードの建玉は、取引所がその時の市場価格で決済します。手数料は通常の決済と同じです。',
};
