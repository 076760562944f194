import type { Provocation } from '../provocation';

export const noticesProvocations: Provocation[] = [];
