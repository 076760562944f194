import type { Provocation } from '../provocation';

export const rewardsProvocations: Provocation[] = [];
