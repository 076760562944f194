import type { CreditBand } from '../../../src/domain/creditScore';

/** What holds for every credit loan here (decision 8). Amounts in yen. */
export const loanRules = {
  minimum: '10000',
  dayOptions: [7, 14, 30],
  /** Fraction of the principal: 0.03 %. */
  dailyRate: '0.0003',
  /** The audit takes so long, unless the back office is quicker. */
  reviewMinutes: 5,
  hours: { opens: '09:00', closes: '18:00' },
  /** Points that an overdue loan costs, once. */
  overdueScore: 10,
};

/** A repayment is confirmed so many minutes after it. */
export const confirmationMinutes = 3;

/** What a member may owe, by credit score, ascending. */
export const creditBands: readonly CreditBand[] = [
  { score: 65, limit: '100000' },
  { score: 70, limit: '300000' },
  { score: 80, limit: '500000' },
  { score: 90, limit: '1000000' },
  { score: 100, limit: '2000000' },
];

/** A score below this can't borrow. */
export const loanCreditScore = Math.min(...creditBands.map(({ score }) => score));
