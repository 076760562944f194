import type { CreditBand } from '../../../src/domain/rewards/creditScore';

/** Rules for all credit loans (decision 8). Amounts in yen. */
export const loanRules = {
  minimum: '10000',
  dayOptions: [7, 14, 30],
  /** Fraction of the principal: 0.03 %. */
  dailyRate: '0.0003',
  /** Duration of the audit, in minutes. The back office can decide earlier. */
  reviewMinutes: 5,
  hours: { opens: '09:00', closes: '18:00' },
  /** Credit points lost by an overdue loan, once. */
  overdueScore: 10,
};

/** Minutes until a repayment is confirmed. */
export const confirmationMinutes = 3;

/** Credit limits by credit score, ascending. */
export const creditBands: readonly CreditBand[] = [
  { score: 65, limit: '100000' },
  { score: 70, limit: '300000' },
  { score: 80, limit: '500000' },
  { score: 90, limit: '1000000' },
  { score: 100, limit: '2000000' },
];

/** Minimum credit score for a loan. */
export const loanCreditScore = Math.min(...creditBands.map(({ score }) => score));
