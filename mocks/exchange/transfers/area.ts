import type { Area } from '../area';

export const transfersArea: Area = {};
