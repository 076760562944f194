import type { Provocation } from '../provocation';

export const blockTradeProvocations: Provocation[] = [];
