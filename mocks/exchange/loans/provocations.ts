import type { Provocation } from '../provocation';

export const loansProvocations: Provocation[] = [];
