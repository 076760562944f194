import type { Provocation } from '../provocation';

export const identityProvocations: Provocation[] = [];
