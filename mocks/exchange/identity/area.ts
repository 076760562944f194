import type { Area } from '../area';

export const identityArea: Area = {};
