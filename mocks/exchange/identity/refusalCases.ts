import type { RefusalCase } from '../refusalCase';
import { accountRefusalCases } from './accountRefusalCases';
import { cardRefusalCases } from './cardRefusalCases';
import { passwordRefusalCases } from './passwordRefusalCases';
import { realNameRefusalCases } from './realNameRefusalCases';
import { uploadRefusalCases } from './uploadRefusalCases';

/** Refusals around who a member is. */
export const identityRefusalCases: RefusalCase[] = [
  ...accountRefusalCases,
  ...passwordRefusalCases,
  ...uploadRefusalCases,
  ...realNameRefusalCases,
  ...cardRefusalCases,
];
