import type { Provocation } from '../provocation';

export const supportProvocations: Provocation[] = [];
