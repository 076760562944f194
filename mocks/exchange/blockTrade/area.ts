import type { Area } from '../area';

export const blockTradeArea: Area = {};
