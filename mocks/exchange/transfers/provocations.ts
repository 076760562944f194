import type { Provocation } from '../provocation';
import { depositProvocations } from './depositProvocations';
import { withdrawProvocations } from './withdrawProvocations';

/** Refusals of money on its way in or out. */
export const transfersProvocations: Provocation[] = [...depositProvocations, ...withdrawProvocations];
