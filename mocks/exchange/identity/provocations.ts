import type { Provocation } from '../provocation';
import { accountProvocations } from './accountProvocations';
import { cardProvocations } from './cardProvocations';
import { passwordProvocations } from './passwordProvocations';
import { realNameProvocations } from './realNameProvocations';
import { uploadProvocations } from './uploadProvocations';

/** Refusals around who a member is. */
export const identityProvocations: Provocation[] = [
  ...accountProvocations,
  ...passwordProvocations,
  ...uploadProvocations,
  ...realNameProvocations,
  ...cardProvocations,
];
