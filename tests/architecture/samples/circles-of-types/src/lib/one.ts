import type { Two } from './two';

export type One = Two[];
