import * as v from 'valibot';
import { investmentStatuses, riskLevels } from '../../domain/products/productsVocabulary';
import { count, date, decimal, localizedName, moment, text } from './scalars';

/** A day's income. */
export const lockUpIncome = v.object({
  /** `YYYY-MM-DD` at the exchange. */
  date,
  /** Of one day, as a rate: `-0.0004` is a loss of 0.04 % of the principal. */
  rate: decimal,
});
export type LockUpIncome = v.InferOutput<typeof lockUpIncome>;

/** A member's purchase of a product. Amounts in yen, two decimals at most. */
export const lockUpRecord = v.object({
  id: text,
  orderNumber: text,
  productId: text,
  productName: localizedName,
  /** Who runs the programme. */
  issuer: localizedName,
  /** How much of the principal is at risk, compared with the other products. None is without risk. */
  riskLevel: v.picklist(riskLevels),
  status: v.picklist(investmentStatuses),
  /** Principal, in whole yen. */
  principal: decimal,
  /** When the member bought it. */
  boughtAt: moment,
  /** In calendar days. */
  lockUpDays: count,
  /** Principal and income are paid out automatically at this moment, never earlier. */
  unlockAt: moment,
  /** Income of one day. Calculated at 18:00, and held until the unlocking. */
  dailyIncome: v.object({
    /** Lowest projected income, in yen. */
    projectedLow: decimal,
    /** Highest projected income, in yen. */
    projectedHigh: decimal,
    /** Income of the last calculated day, negative for a loss; absent before the first. */
    latest: v.nullish(decimal),
  }),
  /** Income of the whole lock-up. */
  totalIncome: v.object({
    /** Lowest projected income, in yen. */
    projectedLow: decimal,
    /** Highest projected income, in yen. */
    projectedHigh: decimal,
    /** Income so far, negative for a loss. The loss never exceeds the principal. */
    soFar: decimal,
  }),
  /** Days calculated so far. */
  countedDays: count,
  /** How many of them had a negative income. */
  losingDays: count,
  /** When it was paid out; absent while it is in progress. */
  endedAt: v.nullish(moment),
  /** Principal and income paid to the available funds; absent while it is in progress. */
  payout: v.nullish(decimal),
});
export type LockUpRecord = v.InferOutput<typeof lockUpRecord>;
