import type { Area } from '../area';
import { spellingReviewQueue, spellingSchedule } from './nameSpelling';
import { realNameReviewQueue, realNameSchedule } from './realNameReview';

export const identityArea: Area = {
  schedules: [realNameSchedule, spellingSchedule],
  reviewQueues: [realNameReviewQueue, spellingReviewQueue],
};
