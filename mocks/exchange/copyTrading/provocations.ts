import type { Provocation } from '../provocation';

export const copyTradingProvocations: Provocation[] = [];
