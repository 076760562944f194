import type { Area } from '../area';

export const dayTradingArea: Area = {};
