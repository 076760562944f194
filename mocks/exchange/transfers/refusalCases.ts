import { depositRefusalCases } from '../deposits/depositRefusalCases';
import type { RefusalCase } from '../refusalCase';
import { withdrawRefusalCases } from '../withdrawals/withdrawRefusalCases';

/** Refusals of deposits and withdrawals. */
export const transfersRefusalCases: RefusalCase[] = [...depositRefusalCases, ...withdrawRefusalCases];
