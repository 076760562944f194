import type { Area } from '../area';

export const ipoArea: Area = {};
