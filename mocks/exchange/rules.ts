import { specifiedLimits } from '../../src/domain/specifiedLimits';

const { lotSize, sellLockMinutes } = specifiedLimits;

/** Rules for all orders on this exchange (decision 8). Rates are fractions of the turnover. */
export const tradeRules = {
  lotSize,
  maxLots: 500,
  leverages: [1, 2, 3, 5, 10],
  purchaseFeeRate: '0.001',
  sellingFeeRate: '0.001',
  stampDutyRate: '0.001',
  liquidationFeeRate: '0.0005',
  /** A fraction of the turnover. Equals a fifth of the margin at the highest leverage. */
  maintenanceMarginRate: '0.02',
  sellLockMinutes,
  /** Largest accepted move of the market price against the member since it was shown, as a fraction: 0.5 %. */
  priceTolerance: '0.005',
  /** Days of the calendar. */
  maxTermDays: 30,
};

/** Percentages of the way to the liquidation price at which the member is warned, descending. */
export const liquidationWarnings = [50, 25, 10] as const;

/** A quote older than this is stale (decision 6). */
export const quoteMaxAgeMs = 15_000;

/** Nightly maintenance, 04:00–04:05, in ms after the exchange's midnight. No money moves. */
export const maintenance = { opens: 4 * 60 * 60_000, closes: (4 * 60 + 5) * 60_000 };
