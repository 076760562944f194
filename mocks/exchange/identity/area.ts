import type { Area } from '../area';
import { realNameDesk, realNameDiary } from './realNameReview';

export const identityArea: Area = { diaries: [realNameDiary], desks: [realNameDesk] };
