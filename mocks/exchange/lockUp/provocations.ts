import type { Provocation } from '../provocation';

export const lockUpProvocations: Provocation[] = [];
