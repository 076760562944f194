import { cardRefusalCases } from '../cards/cardRefusalCases';
import type { RefusalCase } from '../refusalCase';
import { passwordRefusalCases } from '../settings/passwordRefusalCases';
import { uploadRefusalCases } from '../uploads/uploadRefusalCases';
import { accountRefusalCases } from './accountRefusalCases';
import { realNameRefusalCases } from './realNameRefusalCases';

/** Refusals of account, identity, password, card and upload calls. */
export const identityRefusalCases: RefusalCase[] = [
  ...accountRefusalCases,
  ...passwordRefusalCases,
  ...uploadRefusalCases,
  ...realNameRefusalCases,
  ...cardRefusalCases,
];
