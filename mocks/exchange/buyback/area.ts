import type { Area } from '../area';

export const buybackArea: Area = {};
