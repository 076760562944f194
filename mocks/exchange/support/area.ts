import type { Area } from '../area';

export const supportArea: Area = {};
