import type { Area } from '../area';

export const lockUpArea: Area = {};
