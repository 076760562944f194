import type { Area } from '../area';

export const loansArea: Area = {};
