import type { Area } from '../area';
import { depositSummary, withdrawalSummary } from './recordSummaries';
import { depositReviewQueue, depositSchedule, withdrawReviewQueue, withdrawSchedule } from './review';

export const transfersArea: Area = {
  schedules: [depositSchedule, withdrawSchedule],
  reviewQueues: [depositReviewQueue, withdrawReviewQueue],
  summaries: { T: depositSummary, W: withdrawalSummary },
};
