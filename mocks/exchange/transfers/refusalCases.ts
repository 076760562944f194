import type { RefusalCase } from '../refusalCase';
import { depositRefusalCases } from './depositRefusalCases';
import { withdrawRefusalCases } from './withdrawRefusalCases';

/** Refusals of deposits and withdrawals. */
export const transfersRefusalCases: RefusalCase[] = [...depositRefusalCases, ...withdrawRefusalCases];
