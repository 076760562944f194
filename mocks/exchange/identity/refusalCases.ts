import type { RefusalCase } from '../refusalCase';
import { accountRefusalCases } from './accountRefusalCases';
import { cardRefusalCases } from './cardRefusalCases';
import { passwordRefusalCases } from './passwordRefusalCases';
import { realNameRefusalCases } from './realNameRefusalCases';
import { uploadRefusalCases } from './uploadRefusalCases';

/** Refusals of account, identity, password, card and upload calls. */
export const identityRefusalCases: RefusalCase[] = [
  ...accountRefusalCases,
  ...passwordRefusalCases,
  ...uploadRefusalCases,
  ...realNameRefusalCases,
  ...cardRefusalCases,
];
