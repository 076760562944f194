import type { Area } from '../area';

export const valueStockArea: Area = {};
