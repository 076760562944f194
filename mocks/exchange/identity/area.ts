import type { Area } from '../area';
import { realNameReviewQueue, realNameSchedule } from './realNameReview';

export const identityArea: Area = { schedules: [realNameSchedule], reviewQueues: [realNameReviewQueue] };
