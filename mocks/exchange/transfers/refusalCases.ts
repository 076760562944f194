import type { RefusalCase } from '../refusalCase';
import { depositRefusalCases } from './depositRefusalCases';
import { withdrawRefusalCases } from './withdrawRefusalCases';

/** Refusals of money on its way in or out. */
export const transfersRefusalCases: RefusalCase[] = [...depositRefusalCases, ...withdrawRefusalCases];
