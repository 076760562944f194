import type { Provocation } from '../provocation';

export const ipoProvocations: Provocation[] = [];
