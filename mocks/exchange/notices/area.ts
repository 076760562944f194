import type { Area } from '../area';

export const noticesArea: Area = {};
