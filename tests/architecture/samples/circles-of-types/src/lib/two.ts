import type { One } from './one';

export type Two = One | null;
