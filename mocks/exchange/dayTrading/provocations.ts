import type { Provocation } from '../provocation';

export const dayTradingProvocations: Provocation[] = [];
