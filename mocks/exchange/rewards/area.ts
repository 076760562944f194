import type { Area } from '../area';

export const rewardsArea: Area = {};
