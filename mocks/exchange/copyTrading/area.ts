import type { Area } from '../area';

export const copyTradingArea: Area = {};
