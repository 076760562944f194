import type { Provocation } from '../provocation';

export const buybackProvocations: Provocation[] = [];
