import type { Provocation } from '../provocation';

export const transfersProvocations: Provocation[] = [];
